import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import styles from './concern-list.module.css';
import { cleanExtent, type Concern } from './concerns.ts';

function textOf(t: TFunction, concern: Concern): string {
  switch (concern.kind) {
    case 'taxNumber':
      return t('approval.concerns.taxNumber', { state: t(`approval.taxNumber.${concern.state}`) });
    case 'minor':
      return t('approval.concerns.minor', { age: concern.age });
    case 'adminEdits':
      return t('approval.concerns.adminEdits', { count: concern.count });
    case 'cardMissing':
      return t('approval.concerns.cardMissing', { card: concern.card });
    case 'cardExpired':
      return t('approval.concerns.cardExpired', { card: concern.card, date: formatDate(concern.expires) });
    case 'cardWarn':
      return t('approval.concerns.cardWarn', { card: concern.card, date: formatDate(concern.expires) });
  }
}

/** The concerns before an approval, or that the checks found none; an open return tells itself what is to be mended. */
export function ConcernList({ userForm, concerns }: { userForm: UserForm; concerns: readonly Concern[] }) {
  const { t } = useTranslation();
  if (concerns.length === 0) {
    if (userForm.meta.returned) return null;
    return (
      <p className={styles.clean}>
        <CheckIcon />
        {t(`approval.concerns.${cleanExtent(userForm)}`)}
      </p>
    );
  }
  return (
    <div className={styles.concerns}>
      <p className={styles.title}>
        <AlertIcon />
        {t('approval.concerns.title')}
      </p>
      <ul className={styles.list}>
        {concerns.map((concern) => {
          const text = textOf(t, concern);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </div>
  );
}
