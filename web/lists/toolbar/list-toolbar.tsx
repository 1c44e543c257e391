// <ListToolbar list={list} searchHint={t('…')} chips={chips} columns={columns} actions={<ToolButton …/>} />: search, filters, archive and tools
// in one line; where rows are stacked, the filters and the order are in a sheet, and the chips scroll below the search.
import { useCallback, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SlidersIcon } from '../../ui/staff-icons.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';
import { LookTools } from '../looks/look-tools.tsx';
import { Switch } from '../switch.tsx';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import type { Filtered } from './filtered.ts';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './list-toolbar.module.css';

export type ListToolbarProps<Row, State extends string, Sort extends string> = {
  list: Filtered<State, Sort>;
  /** The fields that the search covers. */
  searchHint: string;
  chips?: readonly FilterChip<State>[] | undefined;
  actions?: ReactNode;
  /** The label of the archive switch. */
  archivedLabel?: string | undefined;
  /** False where the list has no archive, or has it as a filter. */
  hasArchiveSwitch?: boolean | undefined;
  columns: readonly Column<Row>[];
  countText: (count: number) => string;
};

export function ListToolbar<Row, State extends string, Sort extends string>(props: ListToolbarProps<Row, State, Sort>) {
  const { list, searchHint, chips, actions, hasArchiveSwitch = true, columns } = props;
  const { t } = useTranslation();
  const isStacked = useWidthUpTo('tablet');
  const id = useId();
  const [isFiltering, setFiltering] = useState(false);
  const { state, change } = list;
  const search = useCallback((q: string) => change({ q }), [change]);
  const archivedLabel = hasArchiveSwitch ? (props.archivedLabel ?? t('lists.showArchived')) : undefined;
  return (
    <search className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField id={id} label={t('lists.search')} placeholder={searchHint} value={state.q} onSearch={search} />
      </div>
      {isStacked && (
        <Button
          variant="secondary"
          isSmall
          icon={<SlidersIcon />}
          aria-haspopup="dialog"
          onClick={() => setFiltering(true)}
        >
          {t('lists.narrow')}
        </Button>
      )}
      {chips && (
        <div className={styles.chips}>
          <FilterChips
            label={t('lists.filter')}
            chips={chips}
            chosen={state.state}
            onChoose={(chosen) => change({ state: chosen })}
          />
        </div>
      )}
      {!isStacked && archivedLabel !== undefined && (
        <Switch isOn={state.archived} onChange={(archived) => change({ archived })}>
          {archivedLabel}
        </Switch>
      )}
      <div className={styles.actions}>
        {!isStacked && <LookTools name={list.name} columns={columns} />}
        {actions}
      </div>
      {isFiltering && (
        <FilterSheet
          list={list}
          chips={chips}
          columns={columns}
          archivedLabel={archivedLabel}
          countText={props.countText}
          onClose={() => setFiltering(false)}
        />
      )}
    </search>
  );
}
