// <SelectionBar selection={selection} all={useChooseAll(…)} bulk={bulk} progressText={…} acts={<Button …/>} />: takes the toolbar's place
// while rows are chosen: how many, what can be done with them, everything that the search and filters leave, and clearing.
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import styles from './selection-bar.module.css';
import type { Bulk } from './use-bulk.ts';
import type { ChooseAll } from './use-choose-all.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps<Row, Name extends string> = {
  selection: Selection<Row>;
  all: ChooseAll;
  bulk: Pick<Bulk<Row, Name>, 'progress' | 'cancel'>;
  /** The running act with its progress: "Hyväksytään 3/20". */
  progressText: (progress: { name: Name; finished: number; total: number }) => string;
  acts: ReactNode;
};

function Count({ count, isWhole }: { count: number; isWhole: boolean }) {
  const { t } = useTranslation();
  return (
    <output className={styles.count}>
      {isWhole ? t('lists.wholeChosen', { count }) : t('lists.chosen', { count })}
    </output>
  );
}

/** The running act, with a button that cancels it. */
function Going({ text, onCancel }: { text: string; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <output className={styles.count}>{text}</output>
      <Button variant="secondary" isSmall onClick={onCancel}>
        {t('lists.stop')}
      </Button>
    </>
  );
}

function AllButton({ all }: { all: ChooseAll }) {
  const { t } = useTranslation();
  if (!all.isOffered) return null;
  return (
    <Button variant="ghost" isSmall onClick={all.start}>
      {all.total === undefined ? t('lists.chooseAll') : t('lists.chooseAllOf', { count: all.total })}
    </Button>
  );
}

function Resting<Row, Name extends string>({ selection, all, acts }: SelectionBarProps<Row, Name>) {
  const { t } = useTranslation();
  return (
    <>
      <Count count={selection.rows.length} isWhole={all.isWhole} />
      <AllButton all={all} />
      {all.error !== undefined && <p role="alert">{errorText(t, all.error)}</p>}
      <div className={styles.acts}>
        {acts}
        <Button variant="ghost" isSmall icon={<CrossIcon />} onClick={selection.clear}>
          {t('lists.clearChosen')}
        </Button>
      </div>
    </>
  );
}

export function SelectionBar<Row, Name extends string>(props: SelectionBarProps<Row, Name>) {
  const { t } = useTranslation();
  const { all, bulk, progressText } = props;
  const bar = useRef<HTMLElement>(null);
  const isGoing = bulk.progress !== undefined;
  // The pressed button disappears while its act runs: the focus moves to the bar.
  useEffect(() => {
    if (isGoing) bar.current?.focus();
  }, [isGoing]);
  return (
    <section ref={bar} aria-label={t('lists.chosenLabel')} tabIndex={-1} className={styles.bar}>
      {bulk.progress ? (
        <Going text={progressText(bulk.progress)} onCancel={bulk.cancel} />
      ) : all.walkedCount === undefined ? (
        <Resting {...props} />
      ) : (
        <Going text={t('lists.fetched', { count: all.walkedCount })} onCancel={all.cancel} />
      )}
    </section>
  );
}
