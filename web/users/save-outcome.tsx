import { useTranslation } from 'react-i18next';
import { useDepartments } from '../app/use-departments.ts';
import { Alert } from '../ui/alert.tsx';
import { BothVersions } from '../ui/both-versions.tsx';
import type { Tear, UserEditing } from './use-user-editor.ts';
import { isSameValue, type UserValues, type ValueName } from './user-values.ts';

function useValueText(company: string) {
  const { t } = useTranslation();
  const { data: departments = [] } = useDepartments(company);
  return (values: UserValues, name: ValueName): string => {
    const { roles, department, permitRole, language } = values;
    switch (name) {
      case 'roles':
        return roles.map((role) => t(`roles.${role}.name`)).join(', ');
      case 'department':
        return departments.find(({ _id }) => _id === department)?.name ?? t('users.noDepartment');
      case 'permitRole':
        return permitRole === null ? t('users.noPermitRole') : t(`users.permitRoles.${permitRole}`);
      case 'language':
        return t(`users.languages.${language}`);
      case 'company':
        return t('users.otherCompany');
      case 'name':
      case 'email':
        return values[name];
    }
  };
}

function TornValues({ tear, editing }: { tear: Tear; editing: UserEditing }) {
  const { t } = useTranslation();
  const { values, change, base } = editing;
  const textOf = useValueText(base.company);
  const rows = tear.torn.map((name) => ({
    key: name,
    label: t(`users.${name}`),
    mine: textOf(tear.mine, name),
    saved: textOf(tear.saved, name),
    isMine: isSameValue(values[name], tear.mine[name]),
    onChoose: (isMine: boolean) => change({ [name]: (isMine ? tear.mine : tear.saved)[name] }),
  }));
  return <BothVersions rows={rows} />;
}

/** What kept the last save from being one. */
export function SaveOutcome({ editing }: { editing: UserEditing }) {
  const { t } = useTranslation();
  const { outcome } = editing;
  if (outcome?.kind === 'torn') return <TornValues tear={outcome.tear} editing={editing} />;
  if (outcome?.kind !== 'failed') return null;
  return (
    <Alert key={outcome.attempt} kind="other" title={t('users.saveFailed')} live="alert">
      {outcome.text}
    </Alert>
  );
}
