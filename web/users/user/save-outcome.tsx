import { useTranslation } from 'react-i18next';
import { useDepartments } from '../../app/shell/company/use-departments.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EditConflict } from '../../editing/both-versions.tsx';
import type { UserEditing } from './use-user-editor.ts';
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

/** Why the last save failed. */
export function SaveOutcome({ editing }: { editing: UserEditing }) {
  const { t } = useTranslation();
  const { failure, conflict, values, change, base } = editing;
  const textOf = useValueText(base.company);
  return (
    <>
      {failure !== undefined && (
        <Alert kind="error" title={t('users.saveFailed')} live="alert">
          {failure}
        </Alert>
      )}
      <EditConflict
        conflict={conflict}
        values={values}
        isSame={isSameValue}
        labelOf={(name) => t(`users.${name}`)}
        textOf={textOf}
        onChoose={change}
      />
    </>
  );
}
