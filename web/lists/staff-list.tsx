// <StaffList list={list} caption={t('…')} columns={columns} searchHint={t('…')} countText={…} empty={<EmptyState …/>} />: a staff list whole:
// search, filters and tools in one line, the rows below. `bar` takes the toolbar's place while rows are chosen, `children` stand between.
import type { ReactNode } from 'react';
import { Stack } from '../ui/layout/stack.tsx';
import type { ListSort } from './list/list-state.ts';
import { ListView, type ListViewProps } from './list/list-view.tsx';
import { ListToolbar, type ListToolbarProps } from './toolbar/list-toolbar.tsx';

type StaffListProps<Row extends { _id: string }, State extends string, Sort extends string> = ListViewProps<
  Row,
  State,
  Sort
> &
  Omit<ListToolbarProps<Row, State, Sort>, 'list' | 'columns' | 'countText'> & {
    bar?: ReactNode;
    children?: ReactNode;
    /** Lays the rows out beside something else. */
    around?: (rows: ReactNode) => ReactNode;
  };

export function StaffList<Row extends { _id: string }, State extends string, Sort extends string = ListSort>(
  props: StaffListProps<Row, State, Sort>,
) {
  const { searchHint, chips, actions, archivedLabel, hasArchiveSwitch, bar, children, around, ...view } = props;
  const { list, columns, countText } = view;
  const tools = { searchHint, chips, actions, archivedLabel, hasArchiveSwitch };
  const rows = <ListView {...view} />;
  return (
    <Stack gap={2}>
      {bar || <ListToolbar {...tools} list={list} columns={columns} countText={countText} />}
      {children}
      {around ? around(rows) : rows}
    </Stack>
  );
}
