import type { Glance, GlanceNumber } from '../../../shared/home/glance.ts';
import type { ProjectTab } from '../../app/routing/staff-paths.ts';
import type { TagTone } from '../../ui/figures/tag.tsx';

/** A number of a site: where its list is, and how much of it there is now. */
export type NumberDesign = {
  /** Also the name of its text, and of its days where these are counted. */
  key: GlanceNumber | 'suspendedPermits' | 'watchedPermits';
  days?: GlanceNumber;
  tone: Extract<TagTone, 'pending' | 'valid' | 'expired' | 'cardWarn'>;
  tab: ProjectTab;
  /** The filter of the list that it counts; empty for a list without. */
  state: string;
  /** Undefined where the caller may not read it; null before it was first counted. */
  of: (glance: Glance) => { count: number; isMore?: boolean; at?: string } | null | undefined;
};

const permitNumber =
  (name: 'valid' | 'waiting' | 'expired'): NumberDesign['of'] =>
  ({ permits }) =>
    permits && { count: permits[name], isMore: permits.isMore };

/** One that is told only where it is not none. */
const permitNumberIfAny =
  (name: 'suspended' | 'watched'): NumberDesign['of'] =>
  ({ permits }) =>
    permits && permits[name] > 0 ? { count: permits[name], isMore: permits.isMore } : undefined;

/** In the order of the page. */
export const GLANCE_NUMBERS: readonly NumberDesign[] = [
  {
    key: 'onSite',
    days: 'onSite',
    tone: 'valid',
    tab: 'presence',
    state: '',
    of: ({ onSite }) => (onSite === undefined ? undefined : { count: onSite }),
  },
  {
    key: 'waiting',
    days: 'waiting',
    tone: 'pending',
    tab: 'orientations',
    state: 'waiting',
    of: ({ waiting }) => (waiting === undefined ? undefined : { count: waiting }),
  },
  {
    key: 'validPermits',
    days: 'validPermits',
    tone: 'valid',
    tab: 'permits',
    state: 'Approved_valid',
    of: permitNumber('valid'),
  },
  {
    key: 'suspendedPermits',
    tone: 'expired',
    tab: 'permits',
    state: 'Approved_suspended',
    of: permitNumberIfAny('suspended'),
  },
  {
    key: 'watchedPermits',
    tone: 'valid',
    tab: 'permits',
    state: 'Approved_watch',
    of: permitNumberIfAny('watched'),
  },
  {
    key: 'waitingPermits',
    days: 'waitingPermits',
    tone: 'pending',
    tab: 'permits',
    state: 'Pending Approval',
    of: permitNumber('waiting'),
  },
  {
    key: 'expiredPermits',
    days: 'expiredPermits',
    tone: 'expired',
    tab: 'permits',
    state: 'Approved_expired',
    of: permitNumber('expired'),
  },
  {
    key: 'endingInductions',
    days: 'endingInductions',
    tone: 'cardWarn',
    tab: 'orientations',
    state: 'ending',
    of: ({ endingInductions }) => endingInductions,
  },
  {
    key: 'expiringCards',
    days: 'expiringCards',
    tone: 'cardWarn',
    tab: 'cards',
    state: 'soon',
    of: ({ expiringCards }) => expiringCards,
  },
];
