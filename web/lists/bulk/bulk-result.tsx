// <BulkResult outcome={bulk.outcome} texts={…} nameOf={…} onAgain={…} onUndo={…} onClose={bulk.dismiss} />: what came of an act on several rows;
// those that failed are named with the reason, and nothing that was not done is left unsaid.
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './bulk-result.module.css';
import type { BulkOutcome } from './run-in-turn.ts';

type BulkResultProps<Row> = {
  outcome: BulkOutcome<Row>;
  /** "18 perehdytystä hyväksytty". */
  doneText: string;
  nameOf: (row: Row) => string;
  /** Retries the act on the rows where it failed. */
  onAgain: (rows: Row[]) => void;
  /** Absent where the act cannot be undone. */
  onUndo?: (() => void) | undefined;
  onClose: () => void;
};

export function BulkResult<Row extends { _id: string }>(props: BulkResultProps<Row>) {
  const { outcome, doneText, nameOf, onAgain, onUndo, onClose } = props;
  const { t } = useTranslation();
  const { done, failed, left } = outcome;
  const undone = [...failed.map(({ thing }) => thing), ...left];
  return (
    <Alert kind={undone.length > 0 ? 'other' : 'success'} title={doneText} live="status">
      {failed.length > 0 && <p>{t('lists.failedCount', { count: failed.length })}</p>}
      {failed.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, also by the keyboard
        <section className={styles.failed} tabIndex={0} aria-label={t('lists.failedCount', { count: failed.length })}>
          <ul className={styles.list}>
            {failed.map(({ thing, error }) => (
              <li key={thing._id}>
                <strong>{nameOf(thing)}</strong>: {errorText(t, error)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && <p>{t('lists.leftCount', { count: left.length })}</p>}
      <div className={styles.acts}>
        {undone.length > 0 && (
          <Button variant="secondary" isSmall onClick={() => onAgain(undone)}>
            {t('common.retry')}
          </Button>
        )}
        {onUndo && done.length > 0 && (
          <Button variant="secondary" isSmall onClick={onUndo}>
            {t('lists.undo')}
          </Button>
        )}
        <Button variant="ghost" isSmall onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Alert>
  );
}
