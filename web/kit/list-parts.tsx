import { useTranslation } from 'react-i18next';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { FilterChips } from '../lists/toolbar/filter-chips.tsx';
import { ListExport } from '../lists/export/list-export.tsx';
import { RowsExport } from '../lists/export/rows-export.tsx';
import { FilterSheet } from '../lists/toolbar/filter-sheet.tsx';
import { ListToolbar } from '../lists/toolbar/list-toolbar.tsx';
import { ListView } from '../lists/list/list-view.tsx';
import { Pager } from '../lists/list/pager.tsx';
import { ResultsLine } from '../lists/list/results-line.tsx';
import { RowLink } from '../lists/list/row-link.tsx';
import { ToolButton } from '../lists/looks/tool-button.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { Switch } from '../lists/switch.tsx';
import { WalkLine } from '../lists/walk/walk-line.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Kept } from './kept.tsx';
import { LookParts } from './look-parts.tsx';
import { Opened } from './opened.tsx';
import { Part, State } from './part.tsx';
import { useSampleColumns } from './sample-columns.tsx';
import { MIDDLE_PAGE, SAMPLE_ROWS, useSampleList, type ListStanding, type SampleRow } from './sample-list.ts';
import { NOTHING } from './samples.ts';

const count = (total: number) => String(total);

function ListSample({ standing }: { standing: ListStanding }) {
  const { t } = useTranslation();
  const list = useSampleList(standing);
  const empty = <EmptyState text={t('users.empty')} action={<Button>{t('users.create')}</Button>} />;
  return (
    <ListView
      list={list}
      caption={`${t('users.title')}: ${standing}`}
      columns={useSampleColumns()}
      countText={(total) => t('users.count', { count: total })}
      empty={empty}
    />
  );
}

const STANDINGS = ['filled', 'loading', 'empty', 'noMatch', 'failed'] as const;

function TableParts() {
  const { t } = useTranslation();
  const columns = useSampleColumns();
  return (
    <>
      <Part name="data-table">
        <State name="chosen" isWide>
          <Kept first={['1']}>
            {(chosen, keep) => (
              <DataTable
                caption={t('users.title')}
                columns={columns}
                rows={SAMPLE_ROWS}
                rowKey={({ _id }) => _id}
                sort={{ key: 'name', direction: 'ascending' }}
                onSort={NOTHING}
                currentKey="2"
                selection={{
                  isChosen: ({ _id }) => chosen.includes(_id),
                  onToggle: ({ _id }) =>
                    keep(chosen.includes(_id) ? chosen.filter((each) => each !== _id) : [...chosen, _id]),
                  labelOf: ({ name }) => t('lists.choose', { name }),
                  pageLabel: t('lists.choosePage'),
                  onTogglePage: (isChosen) => keep(isChosen ? SAMPLE_ROWS.map(({ _id }) => _id) : []),
                }}
              />
            )}
          </Kept>
        </State>
      </Part>
      <Part name="list-view">
        {STANDINGS.map((standing) => (
          <State key={standing} name={standing} isWide>
            <ListSample standing={standing} />
          </State>
        ))}
      </Part>
      <Part name="staff-list">
        <State name="filled" isWide>
          <StaffList
            list={useSampleList('filled')}
            caption={t('users.title')}
            columns={columns}
            searchHint={t('users.searchHint')}
            countText={count}
            empty={null}
          />
        </State>
      </Part>
      <Part name="row-link">
        {SAMPLE_ROWS.slice(1).map(({ _id, name }, index) => (
          <State key={_id} name={index === 0 ? 'rest' : 'long'}>
            <RowLink to={staffPaths.kit}>{name}</RowLink>
          </State>
        ))}
      </Part>
    </>
  );
}

function ExportParts() {
  const { t } = useTranslation();
  const list = useSampleList('filled');
  const load = async () => ({ items: [...SAMPLE_ROWS], nextCursor: null });
  const columns = [{ key: 'name', header: t('users.name'), value: ({ name }: SampleRow) => name }];
  return (
    <>
      <Part name="list-export">
        <State name="rest" isWide>
          <ListExport list={list} load={load} columns={columns} title={t('users.title')} about={[]} />
        </State>
      </Part>
      <Part name="rows-export">
        <State name="rest" isWide>
          <RowsExport rows={SAMPLE_ROWS} columns={columns} title={t('users.title')} about={[]} />
        </State>
      </Part>
    </>
  );
}

function ToolParts() {
  const { t } = useTranslation();
  const list = useSampleList('filled');
  const chips = [
    { value: 'all', label: t('lists.allRows'), count: 48 },
    { value: 'waiting', label: t('permits.state.waiting'), count: 3 },
  ] as const;
  const listColumns = useSampleColumns();
  return (
    <>
      <Part name="filter-chips">
        <State name="rest" isWide>
          <Kept first={'all' as 'all' | 'waiting'}>
            {(chosen, keep) => <FilterChips label={t('lists.filter')} chips={chips} chosen={chosen} onChoose={keep} />}
          </Kept>
        </State>
      </Part>
      <Part name="switch">
        {[false, true].map((first) => (
          <State key={String(first)} name={first ? 'chosen' : 'rest'}>
            <Kept first={first}>
              {(isOn, keep) => (
                <Switch isOn={isOn} onChange={keep}>
                  {t('lists.showArchived')}
                </Switch>
              )}
            </Kept>
          </State>
        ))}
      </Part>
      <Part name="list-toolbar">
        <State name="rest" isWide>
          <ListToolbar
            list={list}
            searchHint={t('users.searchHint')}
            chips={chips}
            columns={listColumns}
            countText={count}
            actions={<ToolButton label={t('lists.print')} icon={<PrintIcon />} />}
          />
        </State>
      </Part>
      <Part name="filter-sheet">
        <State name="opened">
          <Opened>
            {(isOpen, close) =>
              isOpen && (
                <FilterSheet
                  list={list}
                  chips={chips}
                  columns={listColumns}
                  archivedLabel={t('lists.showArchived')}
                  countText={count}
                  onClose={close}
                />
              )
            }
          </Opened>
        </State>
      </Part>
      <ExportParts />
    </>
  );
}

function PageParts() {
  const list = useSampleList('filled');
  const walk = { count: 200, stop: NOTHING, goOn: NOTHING };
  return (
    <>
      <Part name="results-line">
        <State name="rest">
          <ResultsLine shown={MIDDLE_PAGE} countText={count} />
        </State>
      </Part>
      <Part name="walk-line">
        <State name="busy">
          <WalkLine walk={{ ...walk, isStopped: false }} />
        </State>
        <State name="rest">
          <WalkLine walk={{ ...walk, isStopped: true }} />
        </State>
      </Part>
      <Part name="pager">
        <State name="rest" isWide>
          <Pager list={{ ...list, shown: MIDDLE_PAGE }} countText={count} />
        </State>
      </Part>
    </>
  );
}

/** Parts of lists. */
export function ListParts() {
  return (
    <>
      <TableParts />
      <ToolParts />
      <LookParts />
      <PageParts />
    </>
  );
}
