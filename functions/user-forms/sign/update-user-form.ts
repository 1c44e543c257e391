import { localDate } from '../../../shared/core/dates.ts';
import { orderedJson } from '../../../shared/content/answers/canonical.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { askedDetails, detailsIssues } from '../../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { Call } from '../../http/answer.ts';
import { wayTo } from '../../messages/new-message.ts';
import type { Write } from '../../store/table.ts';
import { detailsWrites, unchangedCheck } from '../../store/entities/user-forms/user-form-writes.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { findWholeUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { adminEditWrites } from '../review/admin-edit.ts';
import { changePages, type ChangedPage } from './change-pages.ts';
import { doorOf, loadUserForm, type Door, type LoadedUserForm } from '../load-user-form.ts';
import { cardOrder } from '../start/order-cards.ts';
import { showUserForm } from '../show-user-form.ts';
import { signPage } from './sign-page.ts';
import { saveOver, versionConflict } from '../../verbs/save-over.ts';
import { chainOrder, workerOrder } from '../order-worker.ts';
import { afterEvent } from '../evidence/after-event.ts';
import { linkMessage } from './worker-news.ts';

type UpdateCall = Call<typeof userFormApi.update>;

const TO_UPDATE: Door = doorOf(userFormApi.update);

/**
 * Takes the whole induction and writes only the changes: first the details and answers in one transaction, then the signature of each page
 * that the body has signed and the store has not.
 */
export async function updateUserForm(call: UpdateCall): Promise<Reply<typeof userFormApi.update>> {
  const { world, actor, params } = call;
  const loaded = await loadUserForm(world, { actor, id: params.id, door: TO_UPDATE });
  const pages = await changePages(call, loaded);
  const details = changeDetails(call, loaded);
  if (details === 'stale' || pages.some((page) => page.isStale)) throw await versionConflict(() => showForm(call));
  const isOtherPerson = details !== undefined && loaded.whole.head.signed !== null && !loaded.whole.head.approved;
  const isCardOrdered = isOtherPerson || pages.some((page) => page.areCardsChanged);
  const order = isCardOrdered ? cardOrder(world, params.id, loaded.version) : [];
  const saves = [...pages.flatMap((page) => page.writes), ...order];
  if (details || saves.length > 0) await saveAll(call, loaded, { details, saves });
  await signPages(call, pages);
  return showSaved(call, loaded);
}

async function signPages(call: UpdateCall, pages: readonly ChangedPage[]): Promise<void> {
  for (const { index, toSign } of pages) {
    if (toSign) await signPage({ ...call, params: { id: call.params.id, pageIndex: String(index) }, body: toSign });
  }
}

/** What was saved is answered even where the induction was archived since, which ended the caller's token. */
async function showSaved(
  { world, params, query }: UpdateCall,
  { standing, version }: LoadedUserForm,
): Promise<UserForm> {
  const whole = await findWholeUserForm(world.table, params.id);
  if (!whole) throw new AppError('not_found');
  return showUserForm(world, { standing, whole, version }, query.language);
}

type Changes = { details: UserFormHead | undefined; saves: readonly Write[] };

async function saveAll(call: UpdateCall, loaded: LoadedUserForm, { details, saves }: Changes): Promise<void> {
  const { head } = loaded.whole;
  const headWrites = details
    ? [
        ...detailsWrites(head, details),
        ...linkFor(call, head, details),
        ...editOf(call, loaded, details),
        ...workerOrder(call.world, details),
      ]
    : [unchangedCheck(head), ...chainOrder(call.world, head)];
  await saveOver(call.world, { writes: [...headWrites, ...saves], current: () => showForm(call) });
}

async function showForm({ world, actor, params, query }: UpdateCall): Promise<UserForm> {
  return showUserForm(world, await loadUserForm(world, { actor, id: params.id, door: TO_UPDATE }), query.language);
}

/** The head with the new details; undefined where the body has no different ones, stale where they were made from older ones. */
function changeDetails(
  { world, body, query }: UpdateCall,
  { standing, whole, version }: LoadedUserForm,
): UserFormHead | 'stale' | undefined {
  const { head } = whole;
  const user = body.user && givenDetails(askedDetails(body.user, version.inputSettings));
  if (!user || orderedJson(user) === orderedJson(head.user)) return undefined;
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

function givenDetails(user: PersonDetails): PersonDetails {
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined && value !== ''));
}

/** An admin's edit of the details, noted for the details page and stored with the former details. */
function editOf({ world, actor }: UpdateCall, { standing, whole }: LoadedUserForm, details: UserFormHead): Write[] {
  if (standing === 'own' || actor.kind !== 'staff') return [];
  const at = world.now().toISOString();
  return adminEditWrites(world, {
    id: whole.head._id,
    at,
    actor,
    former: { user: whole.head.user },
    after: afterEvent(details),
  });
}

function isLinkUnwanted(head: UserFormHead, query: UpdateCall['query']): boolean {
  return head.skipEmail || query.skipEmail === 'true' || head.signed !== null;
}

/** The first complete e-mail address that is saved gets the link to continue; so does the first phone number while there is no address. */
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
