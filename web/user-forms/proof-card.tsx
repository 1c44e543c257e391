import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../shared/core/dates.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { Tag } from '../ui/tag.tsx';
import styles from './final-page.module.css';
import { inThrees, siteName } from './site-texts.ts';

/** Who was inducted, where and when, large enough to be read at arm's length. */
export function ProofCard({ form }: { form: UserForm }) {
  const { t } = useTranslation();
  const { user, meta } = form;
  const name = `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim() || '—';
  const at = meta.signed;
  return (
    <section className={styles.card} aria-labelledby="proof-title">
      <h2 id="proof-title" className={styles.cardTitle}>
        {t('player.done.show')}
      </h2>
      <p className={styles.name}>{name}</p>
      {user.company && <p>{user.company}</p>}
      <dl className={styles.facts}>
        <dt>{t('player.done.site')}</dt>
        <dd>{siteName(form)}</dd>
        <dt>{t('player.done.time')}</dt>
        <dd>{at ? t('player.done.timeText', { date: formatDate(at), time: formatTime(at) }) : '—'}</dd>
        <dt>{t('player.done.reference')}</dt>
        <dd className={styles.reference}>{inThrees(meta.pin)}</dd>
      </dl>
      <Tag tone={meta.approved ? 'workApproved' : 'pending'}>
        {t(meta.approved ? 'player.done.approved' : 'player.done.waiting')}
      </Tag>
    </section>
  );
}
