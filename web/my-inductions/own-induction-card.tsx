import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import type { OwnUserFormRow } from '../../shared/user-forms/user-form.ts';
import { paths } from '../app/paths.ts';
import { CardStates } from '../lists/card-states.tsx';
import { readPagesSigned } from '../lists/pages-signed.ts';
import { UserFormStateTag } from '../lists/user-form-state-tag.tsx';
import { userFormState } from '../lists/user-form-state.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './my-inductions.module.css';

/** How the cards of a signed induction stand; nothing where it asked for none. */
function Cards({ expiries }: { expiries: readonly string[] | undefined }) {
  const { t } = useTranslation();
  if (!expiries || expiries.length === 0) return null;
  return (
    <div className={styles.cardStates}>
      <span>{t('myInductions.cards')}</span>
      <CardStates expiries={expiries} />
    </div>
  );
}

/** One of the user's own inductions: where it is, how it stands, and the way into it. */
export function OwnInductionCard({ row }: { row: OwnUserFormRow }) {
  const { t } = useTranslation();
  const { meta, companyName, pagesSigned, cardExpiries } = row;
  const { signed, total } = readPagesSigned(pagesSigned);
  const isDone = meta.signed !== null;
  // Asked for the final page, the player opens the first one that is still to be done.
  const way = paths.userForm('own', row._id, total + 2);
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.name}>{meta.name}</h2>
        <UserFormStateTag state={userFormState(meta)} />
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
      <Cards expiries={cardExpiries} />
      <LinkButton to={way} variant={isDone ? 'secondary' : 'primary'}>
        {t(isDone ? 'myInductions.open' : 'myInductions.continue')}
        <VisuallyHidden>{meta.name}</VisuallyHidden>
      </LinkButton>
    </article>
  );
}
