// <ListToolbar list={list} searchHint={t('…')} chips={chips} actions={<Button …/>} />: search, filters, archive, and the list's own acts on the right.
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../ui/search-field.tsx';
import { FilterChips, type FilterChip } from './filter-chips.tsx';
import styles from './list-toolbar.module.css';
import type { CursorList } from './use-cursor-list.ts';
import { Switch } from './switch.tsx';

type ListToolbarProps<State extends string> = {
  list: Pick<CursorList<unknown, State>, 'state' | 'change'>;
  /** What the search looks at. */
  searchHint: string;
  chips?: readonly FilterChip<State>[];
  actions?: ReactNode;
};

export function ListToolbar<State extends string>({ list, searchHint, chips, actions }: ListToolbarProps<State>) {
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
      <Switch isOn={state.archived} onChange={(archived) => change({ archived })}>
        {t('lists.showArchived')}
      </Switch>
      {actions && <div className={styles.actions}>{actions}</div>}
    </search>
  );
}
