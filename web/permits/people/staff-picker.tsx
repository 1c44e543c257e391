import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../shared/core/endpoint.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { call } from '../../app/api/call.ts';
import { FilterChips } from '../../lists/toolbar/filter-chips.tsx';
import type { ListPage } from '../../lists/list/list-pages.ts';
import { LoadFailure } from '../../lists/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { usePermitPeople, type Candidate, type PickerProps } from './permit-people.ts';
import { PickerFrame } from './picker-frame.tsx';

const SOURCES = ['inducted', 'users'] as const;
type Source = (typeof SOURCES)[number];

/** Where to search people; only root may search another company. */
type Place = Pick<Permit, 'project' | 'company'>;

type Asked = Place & { source: Source; q: string; cursor: string | undefined; signal: AbortSignal };

/** People inducted on the site, or the company's users. */
async function loadCandidates({ project, company, source, q, cursor, signal }: Asked): Promise<ListPage<Candidate>> {
  const query = { limit: '100', ...(q && { q }), ...(cursor && { cursor }) };
  if (source === 'users') {
    const asked = { ...query, company, fitness: 'true' as const };
    const { items, nextCursor } = await call(userApi.permitPersons, { query: asked }, { signal });
    return { items: items.map(userCandidate), nextCursor };
  }
  const { items, nextCursor } = await call(
    userFormSearchApi.permitCandidates,
    { params: { id: project }, query },
    { signal },
  );
  const named = ({ firstName, lastName }: (typeof items)[number]) => `${firstName} ${lastName}`.trim();
  return {
    items: items.map((each) => ({
      selected: { userFormId: each.userFormId },
      name: named(each),
      company: each.company,
      cards: each.cards,
      fitness: each,
    })),
    nextCursor,
  };
}

function userCandidate({ userId, name, permitRole, fitness }: Reply<typeof userApi.permitPersons>['items'][number]) {
  return { selected: { userId }, name, company: '', permitRole, fitness, cards: fitness?.cards ?? [] };
}

/** Those whose usual role fits the block come first, as the editor of users promises. */
function byRole(candidates: readonly Candidate[], { personRole }: PickerProps['block']): Candidate[] {
  const isFit = ({ permitRole }: Candidate) => permitRole === personRole;
  return [...candidates.filter(isFit), ...candidates.filter((each) => !isFit(each))];
}

function useCandidates({ project, company }: Place, source: Source, q: string) {
  return useInfiniteQuery({
    queryKey: ['permit-candidates', project, source, q],
    queryFn: ({ pageParam, signal }) => loadCandidates({ project, company, source, q, cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function After({ found, q }: { found: ReturnType<typeof useCandidates>; q: string }) {
  const { t } = useTranslation();
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = found;
  if (error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton lines={5} label={t('common.loading')} />;
  if (hasNextPage) {
    return (
      <Button variant="secondary" isBusy={isFetching} onClick={() => void fetchNextPage()}>
        {t('permits.people.more')}
      </Button>
    );
  }
  const isEmpty = data.pages.every(({ items }) => items.length === 0);
  return isEmpty ? <p>{q ? t('lists.noMatch', { words: q }) : t('permits.people.noneFound')}</p> : null;
}

/** Who grants a permit or accepts its work is mostly a user, to whom the site then says that it is their turn. */
const firstSource = ({ personRole }: PickerProps['block']): Source =>
  personRole === 'Grantor' || personRole === 'WorkApprover' ? 'users' : 'inducted';

/** Selects from the people of the permit's project or from the company's users. */
export function StaffPicker(props: PickerProps) {
  const { t } = useTranslation();
  const { permit } = usePermitPeople();
  const [source, setSource] = useState(() => firstSource(props.block));
  const [q, setQ] = useState('');
  const found = useCandidates(permit, source, q);
  return (
    <PickerFrame
      {...props}
      candidates={byRole(found.data?.pages.flatMap(({ items }) => items) ?? [], props.block)}
      controls={
        <>
          <FilterChips
            label={t('permits.people.source')}
            chips={SOURCES.map((value) => ({ value, label: t(`permits.people.${value}`) }))}
            chosen={source}
            onChoose={setSource}
          />
          <SearchField
            id="candidate-search"
            label={t('lists.search')}
            placeholder={t('permits.people.searchHint')}
            value={q}
            onSearch={(words) => setQ(words.trim())}
          />
        </>
      }
      after={<After found={found} q={q} />}
    />
  );
}
