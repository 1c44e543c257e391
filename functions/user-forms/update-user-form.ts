import { localDate } from '../../shared/core/dates.ts';
import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import { askedDetails, detailsIssues, type PersonDetails } from '../../shared/user-forms/details.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Call } from '../http/answer.ts';
import { wayTo } from '../messages/new-message.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { detailsWrites, unchangedCheck } from '../store/user-form-writes.ts';
import type { UserFormHead } from '../store/user-form-head.ts';
import { adminEditWrites } from './admin-edit.ts';
import { changedPages } from './changed-pages.ts';
import { doorOf, loadUserForm, type Door, type LoadedUserForm } from './load-user-form.ts';
import { cardOrder } from './order-cards.ts';
import { showUserForm } from './show-user-form.ts';
import { signPage } from './sign-page.ts';
import { linkMessage } from './worker-news.ts';

type UpdateCall = Call<typeof userFormApi.update>;

const TO_UPDATE: Door = doorOf(userFormApi.update);

/**
 * Takes the whole form and writes only what changed: first the details and answers, all or nothing, then the
 * signing of each page that the body shows as signed and the store does not.
 */
export async function updateUserForm(call: UpdateCall): Promise<Reply<typeof userFormApi.update>> {
  const { world, actor, params } = call;
  const loaded = await loadUserForm(world, { actor, id: params.id, door: TO_UPDATE });
  const pages = await changedPages(call, loaded);
  const details = changedDetails(call, loaded);
  if (details === 'stale' || pages.some((page) => page.isStale)) throw await conflict(call);
  const isOtherPerson = details !== undefined && loaded.whole.head.signed !== null && !loaded.whole.head.approved;
  const isCardOrdered = isOtherPerson || pages.some((page) => page.areCardsChanged);
  const order = isCardOrdered ? cardOrder(world, params.id, loaded.version) : [];
  const saves = [...pages.flatMap((page) => page.writes), ...order];
  if (details || saves.length > 0) await saveAll(call, loaded, { details, saves });
  for (const { index } of pages.filter((page) => page.isToSign)) {
    await signPage({ ...call, params: { id: params.id, pageIndex: String(index) }, body: {} });
  }
  return showUserForm(world, await loadUserForm(world, { actor, id: params.id, door: TO_UPDATE }));
}

type Changes = { details: UserFormHead | undefined; saves: readonly Write[] };

async function saveAll(call: UpdateCall, loaded: LoadedUserForm, { details, saves }: Changes): Promise<void> {
  const { head } = loaded.whole;
  const headWrites = details
    ? [...detailsWrites(head, details), ...linkFor(call, head, details), ...editOf(call, loaded)]
    : [unchangedCheck(head)];
  try {
    await call.world.table.write([...headWrites, ...saves]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw await conflict(call);
  }
}

async function conflict({ world, actor, params }: UpdateCall): Promise<AppError> {
  const loaded = await loadUserForm(world, { actor, id: params.id, door: TO_UPDATE });
  return new AppError('version_conflict', { current: await showUserForm(world, loaded) });
}

/** The head with the new details; undefined where the body brings none that differ, stale where it was made from older ones. */
function changedDetails(
  { world, body, query }: UpdateCall,
  { standing, whole, version }: LoadedUserForm,
): UserFormHead | 'stale' | undefined {
  const { head } = whole;
  const user = body.user && given(askedDetails(body.user, version.inputSettings));
  if (!user || canonicalJson(user) === canonicalJson(head.user)) return undefined;
  if (standing === 'own' && head.signed !== null) throw new AppError('invalid_state');
  if (body.version !== head.version) return 'stale';
  return {
    ...head,
    user,
    version: head.version + 1,
    language: query.language ?? head.language,
    ...linksSent(head, user, isLinkUnwanted(head, query)),
    isDetailsComplete: detailsIssues(user, version.inputSettings, localDate(world.now())).length === 0,
  };
}

function given(user: PersonDetails): PersonDetails {
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined && value !== ''));
}

/** An admin's edit of the details, told on the details page's line and kept with what stood there before. */
function editOf({ world, actor }: UpdateCall, { standing, whole }: LoadedUserForm): Write[] {
  if (standing === 'own' || actor.kind !== 'staff') return [];
  const at = world.now().toISOString();
  return adminEditWrites(world, { id: whole.head._id, at, actor, former: { user: whole.head.user } });
}

function isLinkUnwanted(head: UserFormHead, query: UpdateCall['query']): boolean {
  return head.skipEmail || query.skipEmail === 'true' || head.signed !== null;
}

/** The first whole e-mail address that is saved gets the link to go on with, and the first number while there is none. */
function linksSent(
  { isLinkSent, isLinkTexted = false }: UserFormHead,
  { email, phoneNumber }: PersonDetails,
  isUnwanted: boolean,
): Pick<UserFormHead, 'isLinkSent' | 'isLinkTexted'> {
  const channel = isUnwanted ? undefined : wayTo({ email, phoneNumber })?.channel;
  return { isLinkSent: isLinkSent || channel === 'email', isLinkTexted: isLinkTexted || channel === 'sms' };
}

function linkFor({ world, address }: UpdateCall, before: UserFormHead, after: UserFormHead): Write[] {
  const isMailed = after.isLinkSent && !before.isLinkSent;
  const isTexted = after.isLinkTexted && !before.isLinkTexted && !before.isLinkSent;
  return isMailed || isTexted ? [linkMessage(world, after, address)] : [];
}
