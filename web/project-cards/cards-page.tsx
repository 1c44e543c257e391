import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { CardExpiries } from '../../shared/cards/card.ts';
import { useLanguage } from '../app/i18n.ts';
import { useHasRole } from '../app/use-has-role.ts';
import type { FilterChip } from '../lists/filter-chips.tsx';
import { ListExport } from '../lists/list-export.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { ListView } from '../lists/list-view.tsx';
import { PageActions } from '../lists/page-frame.ts';
import { useCursorList } from '../lists/use-cursor-list.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { openCardId, useCardColumns, withCard } from './card-columns.tsx';
import { CARD_STATES, isCardState, useExpiries, useProjectCardList, type CardFilter } from './card-queries.ts';
import styles from './cards-page.module.css';
import { useExportColumns } from './export-columns.ts';
import { ExpiryTimeline } from './expiry-timeline.tsx';
import { monthInWords } from './months.ts';
import { NewCardDialog } from './new-card-dialog.tsx';
import { StaffCardDialog } from './staff-card-dialog.tsx';

/** The states with their counts, where all cards are counted. */
function useChips(expiries: CardExpiries | undefined): FilterChip<CardFilter>[] {
  const { t } = useTranslation();
  const counts = expiries?.isWhole ? { expired: expiries.expired, warn: expiries.warn } : {};
  return CARD_STATES.map((value) => ({
    value,
    label: t(`projectCards.filter.${value}`),
    count: value in counts ? counts[value as keyof typeof counts] : undefined,
  }));
}

/** The dialogs over the list: a card by its id in the address, and a new one. */
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

function CardsOf({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const design = useProjectCardList(projectId);
  const list = useCursorList(design);
  const { data: expiries } = useExpiries(projectId);
  const dialogs = useDialogs();
  const mayWrite = useHasRole(cardApi.create.access.roles ?? []);
  const filter = list.state.state;
  const inMonth = isCardState(filter)
    ? undefined
    : t('projectCards.inMonth', { month: monthInWords(filter, language) });
  const shownFilter = isCardState(filter) ? t(`projectCards.filter.${filter}`) : (inMonth ?? '');
  const choose = (month: string) => list.change({ state: month === filter ? 'all' : (month as CardFilter) });
  return (
    <>
      {mayWrite && (
        <PageActions>
          <Button icon={<PlusIcon />} onClick={() => dialogs.setNew(true)}>
            {t('projectCards.create')}
          </Button>
        </PageActions>
      )}
      {expiries && <ExpiryTimeline expiries={expiries} chosen={filter} onChoose={choose} />}
      <ListToolbar
        list={list}
        searchHint={t('projectCards.searchHint')}
        chips={useChips(expiries)}
        actions={
          <ListExport
            list={list}
            load={design.load}
            columns={useExportColumns()}
            title={t('projectCards.title')}
            about={[shownFilter, list.state.q]}
          />
        }
      />
      {inMonth !== undefined && (
        <p className={styles.month}>
          {inMonth}
          <Button variant="secondary" isSmall onClick={() => list.change({ state: 'all' })}>
            {t('projectCards.allMonths')}
          </Button>
        </p>
      )}
      <ListView
        list={list}
        caption={t('projectCards.title')}
        columns={useCardColumns()}
        countText={(count) => t('projectCards.count', { count })}
        empty={<EmptyState text={t('projectCards.empty')} />}
        emptyFilterText={t(filter === 'expired' ? 'projectCards.noneExpired' : 'projectCards.noneHere')}
      />
      <Dialogs projectId={projectId} dialogs={dialogs} />
    </>
  );
}

/** The cards of a project: what has expired or soon will, and everything that is done to a card. */
export function CardsPage() {
  const { projectId = '' } = useParams();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  // Mails name the filter as the API does.
  const asked = params.get('expirationStatus');
  if (asked !== null) {
    params.delete('expirationStatus');
    params.set('state', asked);
    return <Navigate to={{ search: params.toString() }} replace />;
  }
  return <CardsOf key={projectId} projectId={projectId} />;
}
