import { localDate } from '../../shared/core/dates.ts';
import { canonicalJson } from '../../shared/content/canonical.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import { askedDetails, detailsIssues, type PersonDetails } from '../../shared/user-forms/details.ts';
import type { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Call } from '../http/answer.ts';
import { messageWrite } from '../store/messages.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { detailsWrites, unchangedCheck } from '../store/user-form-writes.ts';
import type { UserFormHead } from '../store/user-forms.ts';
import { changedPages } from './changed-pages.ts';
import { loadUserForm, type Door, type LoadedUserForm } from './load-user-form.ts';
import { showUserForm } from './show-user-form.ts';
import { signPage } from './sign-page.ts';
import { userFormMessage } from './user-form-message.ts';

type UpdateCall = Call<typeof userFormApi.update>;

const TO_UPDATE: Door = { roles: ['admin'] };

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
  const saves = pages.flatMap((page) => page.writes);
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
    ? [...detailsWrites(head, details), ...linkFor(call, head, details)]
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
    isDetailsComplete: detailsIssues(user, version.inputSettings, localDate(world.now())).length === 0,
  };
}

function given(user: PersonDetails): PersonDetails {
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined && value !== ''));
}

/** The first e-mail address that is saved gets the link to go on with. */
function linkFor({ world, query }: UpdateCall, before: UserFormHead, after: UserFormHead): Write[] {
  const isFirst = !before.user.email && after.user.email !== undefined && before.version === 0;
  if (!isFirst || before.skipEmail || query.skipEmail === 'true') return [];
  const message = userFormMessage(world, after, { kind: 'inductionLink' });
  return message ? [messageWrite(message)] : [];
}
