import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import type { OwnUserFormRow } from '../../shared/user-forms/user-form.ts';
import { paths } from '../app/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { Tag } from '../ui/tag.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './my-inductions.module.css';

type Standing = 'unsigned' | 'waiting' | 'approved';

const TONES = { unsigned: 'draft', waiting: 'pending', approved: 'workApproved' } as const;

function standingOf({ signed, approved }: OwnUserFormRow['meta']): Standing {
  if (approved) return 'approved';
  return signed === null ? 'unsigned' : 'waiting';
}

/** One of the user's own inductions: where it is, how it stands, and the way into it. */
export function OwnInductionCard({ row }: { row: OwnUserFormRow }) {
  const { t } = useTranslation();
  const { meta, companyName, pagesSigned } = row;
  const [signed = 0, total = 0] = pagesSigned.split('/').map(Number);
  const standing = standingOf(meta);
  const isDone = standing !== 'unsigned';
  // Asked for the final page, the player opens the first one that is still to be done.
  const way = paths.userForm('own', row._id, total + 2);
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.name}>{meta.name}</h2>
        <Tag tone={TONES[standing]}>{t(`approval.state.${standing}`)}</Tag>
      </header>
      <p className={styles.facts}>
        {companyName}
        <span>{t('myInductions.started', { date: formatDate(meta.created) })}</span>
        {meta.signed && <span>{t('myInductions.signed', { date: formatDate(meta.signed) })}</span>}
      </p>
      <div className={styles.progress}>
        <Ruler count={total} doneCount={signed} />
        <span>{t('approval.pagesSigned', { signed, total })}</span>
      </div>
      <LinkButton to={way} variant={isDone ? 'secondary' : 'primary'}>
        {t(isDone ? 'myInductions.open' : 'myInductions.continue')}
        <VisuallyHidden>{meta.name}</VisuallyHidden>
      </LinkButton>
    </article>
  );
}
