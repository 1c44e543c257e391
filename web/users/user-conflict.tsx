import { useTranslation } from 'react-i18next';
import type { User } from '../../shared/users/user.ts';
import { useDepartments } from '../app/use-departments.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { changedNames, valuesOf, type UserValues, type ValueName } from './user-values.ts';
import styles from './users.module.css';

type UserConflictProps = {
  typed: UserValues;
  /** The user as somebody else saved it. */
  saved: User;
  onSettle: (keepsMine: boolean) => void;
};

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

/** Somebody else saved the user meanwhile: both versions of what differs, and the choice between them. */
export function UserConflict({ typed, saved, onSettle }: UserConflictProps) {
  const { t } = useTranslation();
  const textOf = useValueText(saved.company);
  const theirs = valuesOf(saved);
  return (
    <Alert kind="other" title={t('users.conflict.title')} live="alert">
      <p>{t('users.conflict.text')}</p>
      <table className={styles.conflict}>
        <thead>
          <tr>
            <th scope="col">{t('users.conflict.field')}</th>
            <th scope="col">{t('users.conflict.yours')}</th>
            <th scope="col">{t('users.conflict.saved')}</th>
          </tr>
        </thead>
        <tbody>
          {changedNames(typed, theirs).map((name) => (
            <tr key={name}>
              <th scope="row">{t(`users.${name}`)}</th>
              <td>{textOf(typed, name)}</td>
              <td>{textOf(theirs, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.buttons}>
        <Button isSmall onClick={() => onSettle(true)}>
          {t('users.conflict.keepMine')}
        </Button>
        <Button variant="secondary" isSmall onClick={() => onSettle(false)}>
          {t('users.conflict.takeSaved')}
        </Button>
      </div>
    </Alert>
  );
}
