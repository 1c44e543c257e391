// <ListView list={list} caption={t('…')} columns={columns} countText={…} empty={<EmptyState …/>} />: the rows with their count and pager,
// or why there are none: still loading, nothing made yet (`empty`), nothing found, or a failure with a way to try again.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column, RowSelection } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { ListSort } from './list-state.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useListLooks } from '../looks/list-looks.ts';
import { Pager } from './pager.tsx';
import { sortOf, sortWanted } from './sort-columns.ts';
import type { CursorList } from './use-cursor-list.ts';
import { WalkLine } from '../walk/walk-line.tsx';

export type ListViewProps<Row extends { _id: string }, State extends string, Sort extends string> = {
  list: CursorList<Row, State, Sort>;
  caption: string;
  /** Keys of columns that the API can sort by equal its sort orders, such as `name` and `created`. */
  columns: readonly Column<Row>[];
  countText: (count: number) => string;
  /** Shown while the list has no rows at all. */
  empty: ReactNode;
  /** Shown where a filter leaves no rows. */
  emptyFilterText?: string | undefined;
  selection?: RowSelection<Row> | undefined;
  /** The id of the row that is open beside the list. */
  currentId?: string | undefined;
};

function Failure({ list }: { list: Pick<CursorList<unknown, string>, 'error' | 'retry'> }) {
  const { t } = useTranslation();
  if (list.error === null) return null;
  const isRefused = codeOf(list.error) === 'forbidden';
  return (
    <Alert kind="error" title={t('lists.failedTitle')} live="alert">
      <p>{errorText(t, list.error)}</p>
      {!isRefused && (
        <Button variant="secondary" isSmall onClick={list.retry}>
          {t('common.retry')}
        </Button>
      )}
    </Alert>
  );
}

type NothingFoundProps = {
  list: Pick<CursorList<unknown, string>, 'widen' | 'widenFilter'> & {
    state: { q: string };
    change: (change: { q: string }) => void;
  };
  text?: string | undefined;
};

function NothingFound({ list, text }: NothingFoundProps) {
  const { t } = useTranslation();
  const words = list.state.q.trim();
  const [said, act, press] =
    words === ''
      ? [text ?? t('lists.noneHere'), t('lists.showAll'), list.widen]
      : [t('lists.noMatch', { words }), t('lists.clearSearch'), () => list.change({ q: '' })];
  const actions = (
    <>
      {words !== '' && list.widenFilter && <Button onClick={list.widenFilter}>{t('lists.searchAll')}</Button>}
      <Button variant="secondary" onClick={press}>
        {act}
      </Button>
    </>
  );
  return <EmptyState text={said} action={actions} />;
}

export function ListView<Row extends { _id: string }, State extends string, Sort extends string = ListSort>(
  props: ListViewProps<Row, State, Sort>,
) {
  const { list, caption, columns, countText, empty } = props;
  const { shown, error } = list;
  const { isRoomy, hidden } = useListLooks(list.name);
  const isWaiting = shown === undefined && error === null;
  return (
    <Stack gap={2} aria-busy={list.isFetching}>
      <WalkLine walk={list.walk} />
      <Failure list={list} />
      {(shown || isWaiting) && (
        <DataTable
          caption={caption}
          columns={columns.filter(({ key }) => !hidden.includes(key))}
          rows={shown?.rows}
          rowKey={(row) => row._id}
          sort={sortOf(list.state)}
          selection={props.selection}
          isRoomy={isRoomy}
          currentKey={props.currentId}
          onSort={({ key }) => list.change({ sort: sortWanted(list.state, key, list.sorts) })}
          empty={list.isNarrowed ? <NothingFound list={list} text={props.emptyFilterText} /> : empty}
        />
      )}
      <Pager list={list} countText={countText} />
    </Stack>
  );
}
