// <Pager list={list} />: previous, next and the page size; nothing where all rows fit on the smallest page.
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx';
import { PAGE_SIZES, pageSizeOf, type ListState } from './list-state.ts';
import styles from './pager.module.css';
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

export function Pager({ list }: PagerProps) {
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
