// <ListToolbar list={list} searchHint={t('…')} chips={chips} actions={<Button …/>} />: search, filters, archive, and the list's own acts on the right.
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../ui/search-field.tsx';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import styles from './list-toolbar.module.css';
import type { ListState } from './list-state.ts';
import { Switch } from './switch.tsx';

type Searched<State extends string> = Pick<ListState<State>, 'q' | 'archived' | 'state'>;

type ListToolbarProps<State extends string> = {
  list: { state: Searched<State>; change: (change: Partial<Searched<State>>) => void };
  /** What the search looks at. */
  searchHint: string;
  chips?: readonly FilterChip<State>[];
  actions?: ReactNode;
  /** What the archive of this list is called on its switch. */
  archivedLabel?: string;
  /** False where the archive is one of the filters, or there is none. */
  hasArchiveSwitch?: boolean;
};

export function ListToolbar<State extends string>(props: ListToolbarProps<State>) {
  const { list, searchHint, chips, actions, archivedLabel, hasArchiveSwitch = true } = props;
  const { t } = useTranslation();
  const { state, change } = list;
  const search = useCallback((q: string) => change({ q }), [change]);
  return (
    <search className={styles.toolbar}>
      <div className={styles.search}>
        <SearchField
          id="list-search"
          label={t('lists.search')}
          placeholder={searchHint}
          value={state.q}
          onSearch={search}
        />
      </div>
      {chips && (
        <FilterChips
          label={t('lists.filter')}
          chips={chips}
          chosen={state.state}
          onChoose={(chosen) => change({ state: chosen })}
        />
      )}
      {hasArchiveSwitch && (
        <Switch isOn={state.archived} onChange={(archived) => change({ archived })}>
          {archivedLabel ?? t('lists.showArchived')}
        </Switch>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </search>
  );
}
