// <Pager list={list} countText={(count) => t('…', { count })} />: how many rows there are, told as it changes; previous, next and the page size
// where they do not fit on the smallest page.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PAGE_SIZES, pageSizeOf, type ListState } from './list-state.ts';
import styles from './pager.module.css';
import { ResultsLine } from './results-line.tsx';
import type { CursorList } from './use-cursor-list.ts';

const [SMALLEST_SIZE] = PAGE_SIZES;

type PagerProps = {
  list: Pick<CursorList<unknown, string>, 'shown'> & {
    state: Pick<ListState, 'size'>;
    change: (change: Partial<Pick<ListState, 'page' | 'size'>>) => void;
  };
};

function PageSizeSelect({ list }: PagerProps) {
  const { t } = useTranslation();
  return (
    <label className={styles.size}>
      {t('lists.pageSize')}
      <select
        value={list.state.size}
        onChange={(event) => list.change({ size: pageSizeOf(event.currentTarget.value) ?? SMALLEST_SIZE })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size === 0 ? t('lists.allRows') : size}
          </option>
        ))}
      </select>
    </label>
  );
}

type Counted = { countText: (count: number) => string };

export function Pager({ list, countText }: PagerProps & Counted) {
  return (
    <div className={classNames(styles.foot, !list.shown && styles.waiting)}>
      <ResultsLine shown={list.shown} countText={countText} />
      <Steps list={list} />
    </div>
  );
}

function Steps({ list }: PagerProps) {
  const { t } = useTranslation();
  const { shown, change } = list;
  if (!shown) return null;
  const { page, pageCount, total, hasNext } = shown;
  if (total !== undefined && total <= SMALLEST_SIZE) return null;
  const place = pageCount === undefined ? t('lists.page', { page }) : t('lists.pageOf', { page, pageCount });
  return (
    <nav className={styles.pager} aria-label={t('lists.pages')}>
      {(page > 1 || hasNext) && (
        <div className={styles.steps}>
          <Button
            variant="secondary"
            isSmall
            icon={<ArrowLeftIcon />}
            disabled={page === 1}
            onClick={() => change({ page: page - 1 })}
          >
            {t('lists.previous')}
          </Button>
          <span className={styles.place}>{place}</span>
          <Button variant="secondary" isSmall disabled={!hasNext} onClick={() => change({ page: page + 1 })}>
            {t('lists.next')}
            <ArrowRightIcon />
          </Button>
        </div>
      )}
      <PageSizeSelect list={list} />
    </nav>
  );
}
