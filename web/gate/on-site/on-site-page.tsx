import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { PageAct } from '../../lists/page-frame.ts';
import { FilterChips } from '../../lists/toolbar/filter-chips.tsx';
import { useNotesPresence, useOnSite } from '../../presence/use-on-site.ts';
import { UnsentPresence } from '../../presence/unsent/unsent-presence.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PeopleIcon } from '../../ui/staff-icons.tsx';
import { DayList } from './day-list.tsx';
import { NotNoted } from './not-noted.tsx';
import { PresentList } from './present-list.tsx';

const VIEWS = ['now', 'people', 'employers'] as const;
type View = (typeof VIEWS)[number];

const isView = (given: string | null): given is View => VIEWS.some((view) => view === given);

/** Who is on a site now, and who was on it on a day. */
export function OnSitePage() {
  const { projectId = '' } = useParams();
  return <OnSite key={projectId} projectId={projectId} />;
}

function OnSite({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const isNoted = useNotesPresence(projectId);
  const onSite = useOnSite(projectId, 'shown');
  const asked = search.get('view');
  const view = isView(asked) ? asked : 'now';
  if (isNoted === undefined) return <Skeleton lines={6} label={t('common.loading')} />;
  if (!isNoted) return <NotNoted projectId={projectId} />;
  return (
    <Stack gap={3}>
      <PageAct>
        <LinkButton to={staffPaths.evacuation(projectId)} icon={<PeopleIcon />}>
          {t('gate.evacuation.open')}
        </LinkButton>
      </PageAct>
      <UnsentPresence />
      <FilterChips
        label={t('gate.onSite.views')}
        chosen={view}
        chips={VIEWS.map((value) => ({
          value,
          label: t(`gate.onSite.view.${value}`),
          count: value === 'now' && onSite.at !== undefined ? onSite.people.length : undefined,
        }))}
        onChoose={(value) => setSearch(value === 'now' ? {} : { view: value }, { replace: true })}
      />
      {view === 'now' ? (
        <PresentList onSite={onSite} />
      ) : (
        <DayList projectId={projectId} isByEmployer={view === 'employers'} />
      )}
    </Stack>
  );
}
