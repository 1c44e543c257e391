import { useTranslation } from 'react-i18next';
import { homeApi } from '../../../shared/home/home-api.ts';
import { COUNTED_STATES } from '../../../shared/home/counted-states.ts';
import { permitStateKey } from '../../../shared/permits/permit-state.ts';
import { useHasRole } from '../../app/session/use-has-role.ts';
import { useGlance } from '../../lists/sites/use-glance.ts';
import type { FilterChip } from '../../lists/toolbar/filter-chips.tsx';
import { PERMIT_FILTERS, type PermitFilter } from '../permit-queries.ts';

type Counts = Partial<Record<PermitFilter, number>>;

/** How many permits of a site are in each state that somebody has to do something about; what is over grows for years and is not counted. */
function useStateCounts(projectId: string): Counts {
  const mayCount = useHasRole(homeApi.glance.access.roles ?? []);
  const { permits } = useGlance(projectId, mayCount && projectId !== '').data ?? {};
  if (!permits || permits.isMore) return {};
  return Object.fromEntries(
    Object.entries(COUNTED_STATES).map(([name, state]) => [state, permits[name as keyof typeof COUNTED_STATES]]),
  );
}

/** The filters of a list of permits, of one site with counts while no words narrow it. A filter has the name of its state, except one that is too long. */
export function usePermitChips(projectId: string, q: string): FilterChip<PermitFilter>[] {
  const { t } = useTranslation();
  const counts = useStateCounts(projectId);
  return PERMIT_FILTERS.map((value) => ({
    value,
    label: value === 'all' ? t('permits.list.all') : t(`permits.filter.${permitStateKey(value)}`),
    ...(q === '' && { count: counts[value] }),
  }));
}
