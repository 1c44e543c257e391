import { useCallback, useEffect, useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { CardExpiries, CardRow } from '../../shared/cards/card.ts';
import type { ChosenCards } from '../../shared/site-paths/staff-screen-paths.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { useHasRole } from '../app/session/use-has-role.ts';
import type { FilterChip } from '../lists/toolbar/filter-chips.tsx';
import { ListExport } from '../lists/export/list-export.tsx';
import { PageAct } from '../lists/page-frame.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { useCursorList } from '../lists/list/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { cardLinkId, openCardId, useCardColumns, withCard } from './card-columns.tsx';
import { CARD_STATES, isCardState, SOON, useExpiries, useProjectCardList, type CardFilter } from './card-queries.ts';
import { cardTitle, spoken } from '../content/cards/card-title.ts';
import { rowSelection } from '../lists/bulk/row-selection.ts';
import { useChooseAll } from '../lists/bulk/use-choose-all.ts';
import { useSelection } from '../lists/bulk/use-selection.ts';
import { personName } from '../lists/person-name.ts';
import { CardBar, CardOutcome } from './card-bar.tsx';
import { useCardBulk } from './use-card-bulk.ts';
import { Row } from '../ui/layout/row.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { useExportColumns } from './export-columns.ts';
import { ExpiryTimeline } from './expiry-timeline.tsx';
import { monthInWords } from './months.ts';
import { NewCardDialog } from './new-card-dialog.tsx';
import { StaffCardDialog } from './staff-card-dialog.tsx';

/** The states, with counts if all cards are counted. */
function useChips(expiries: CardExpiries | undefined): FilterChip<CardFilter>[] {
  const { t } = useTranslation();
  const counts = expiries?.isWhole ? { expired: expiries.expired, warn: expiries.warn } : {};
  return CARD_STATES.map((value) => ({
    value,
    label: t(`projectCards.filter.${value}`),
    count: value in counts ? counts[value as keyof typeof counts] : undefined,
  }));
}

/** The dialogs over the list: a card by the id in the address, and a new card. */
function useDialogs() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isNew, setNew] = useState(false);
  const go = useCallback(
    (id: string | undefined) => navigate(withCard(search, id), { replace: true }),
    [navigate, search],
  );
  return { cardId: openCardId(search), show: (id: string | undefined) => void go(id), isNew, setNew };
}

/** Returns the focus to the card's row when its dialog closes, also where the rows have been laid out anew. */
function useFocusAfterCard(cardId: string | undefined): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (cardId === undefined && shown.current !== undefined && isLost) {
      document.getElementById(cardLinkId(shown.current))?.focus();
    }
    shown.current = cardId;
  }, [cardId]);
}

function Dialogs({ projectId, dialogs }: { projectId: string; dialogs: ReturnType<typeof useDialogs> }) {
  const [madeId, setMadeId] = useState<string>();
  return (
    <>
      {dialogs.cardId !== undefined && (
        <StaffCardDialog
          key={dialogs.cardId}
          id={dialogs.cardId}
          projectId={projectId}
          isMade={dialogs.cardId === madeId}
          onClose={() => dialogs.show(undefined)}
        />
      )}
      {dialogs.isNew && (
        <NewCardDialog
          projectId={projectId}
          onClose={() => dialogs.setNew(false)}
          onMade={({ _id }) => {
            dialogs.setNew(false);
            setMadeId(_id);
            dialogs.show(_id);
          }}
        />
      )}
    </>
  );
}

function filterInWords(t: TFunction, { filter, language }: { filter: CardFilter; language: string }): string {
  if (isCardState(filter)) return t(`projectCards.filter.${filter}`);
  if (filter === SOON) return t('projectCards.soon');
  return t('projectCards.inMonth', { month: monthInWords(filter, language) });
}

type MonthsProps = {
  expiries: CardExpiries | undefined;
  list: { state: { state: CardFilter }; change: (change: { state: CardFilter }) => void };
};

/** The months in which cards expire; one that is chosen is named, and left. */
function Months({ expiries, list: { state, change } }: MonthsProps) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const filter = state.state;
  const choose = (month: string) => change({ state: month === filter ? 'all' : (month as CardFilter) });
  return (
    <>
      {expiries && <ExpiryTimeline expiries={expiries} chosen={filter} onChoose={choose} />}
      {!isCardState(filter) && (
        <Row as="p" gap={2} across={3} align="center">
          {filterInWords(t, { filter, language })}
          <Button variant="secondary" isSmall onClick={() => change({ state: 'all' })}>
            {t('projectCards.allMonths')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** The months, and whether they are here or keep the list under them waiting no longer: they failed once, or there is no network. */
function useMonths(projectId: string) {
  const { data: expiries, isPending, isPaused, failureCount } = useExpiries(projectId);
  return { expiries, isOpen: useOpened(!isPending || isPaused || failureCount > 0) };
}

/** The list comes after the months above it, whose counts its filters show. */
function CardsOf({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const design = useProjectCardList(projectId);
  const list = useCursorList(design);
  const { expiries, isOpen } = useMonths(projectId);
  const dialogs = useDialogs();
  useFocusAfterCard(dialogs.cardId);
  const mayWrite = useHasRole(cardApi.create.access.roles ?? []);
  const filter = list.state.state;
  const { q, archived } = list.state;
  const selection = useSelection<CardRow>(JSON.stringify([projectId, q, filter, archived]));
  const all = useChooseAll({ list, load: design.load, selection });
  const bulk = useCardBulk(selection);
  const rows = list.shown?.rows ?? [];
  const nameOf = (card: CardRow) => `${spoken(cardTitle(t, card))}, ${personName(card) ?? t('projectCards.noName')}`;
  const isBarred = selection.rows.length > 0;
  const shownFilter = filterInWords(t, { filter, language });
  const chips = useChips(expiries);
  const columns = useCardColumns(mayWrite ? bulk : undefined);
  const exported = useExportColumns();
  return (
    <>
      {mayWrite && (
        <PageAct>
          <Button icon={<PlusIcon />} onClick={() => dialogs.setNew(true)}>
            {t('projectCards.create')}
          </Button>
        </PageAct>
      )}
      {isOpen ? (
        <StaffList
          list={list}
          searchHint={t('projectCards.searchHint')}
          chips={chips}
          actions={
            <ListExport
              list={list}
              load={design.load}
              columns={exported}
              title={t('projectCards.title')}
              about={[shownFilter, list.state.q]}
            />
          }
          caption={t('projectCards.title')}
          columns={columns}
          selection={mayWrite ? rowSelection(t, { selection, rows, nameOf }) : undefined}
          bar={isBarred && <CardBar selection={selection} all={all} bulk={bulk} />}
          countText={(count) => t('projectCards.count', { count })}
          empty={<EmptyState text={t('projectCards.empty')} example={t('projectCards.example')} />}
          emptyFilterText={t(filter === 'expired' ? 'projectCards.noneExpired' : 'projectCards.noneHere')}
        >
          <CardOutcome bulk={bulk} />
          <Months expiries={expiries} list={list} />
        </StaffList>
      ) : (
        <Skeleton lines={8} label={t('common.loading')} />
      )}
      <Dialogs projectId={projectId} dialogs={dialogs} />
    </>
  );
}

/** Links in mails use the API's name for the filter. */
const MAILED_FILTER = 'expirationStatus' satisfies keyof ChosenCards;

/** A project's cards: expired and soon expiring ones, and all acts on a card. */
export function CardsPage() {
  const { projectId = '' } = useParams();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const asked = params.get(MAILED_FILTER);
  if (asked !== null) {
    params.delete(MAILED_FILTER);
    params.set('state', asked);
    return <Navigate to={{ search: params.toString() }} replace />;
  }
  return <CardsOf key={projectId} projectId={projectId} />;
}
