import { refOf, type Staff } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { newId } from '../../security/random-ids.ts';
import { tallyWrite } from '../../store/due/kinds/tally.ts';
import type { FormVersion } from '../../store/entities/form-versions.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { Write } from '../../store/table.ts';
import { returnWrite } from '../../store/entities/user-forms/user-form-moves.ts';
import { historyWrite, pageWrite } from '../../store/entities/user-forms/user-form-writes.ts';
import type { WholeUserForm } from '../../store/entities/user-forms/user-forms.ts';
import type { StoredPage, UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { afterEvent } from '../evidence/after-event.ts';
import type { World } from '../../world.ts';
import { returnMessage } from '../sign/worker-news.ts';

type Return = { actor: Staff; whole: WholeUserForm; version: FormVersion; reason: string; pages: readonly number[] };

/**
 * Returns signed pages of an induction to its worker: takes back their signatures and the form's, keeps them in the history, and tells the
 * worker why. Only while the induction is signed and neither approved nor archived.
 */
export async function returnUserForm(world: World, given: Return): Promise<void> {
  const { actor, whole, version, reason } = given;
  const { head } = whole;
  if (head.signed === null || head.approved || head.archived) throw new AppError('invalid_state');
  const indexes = [...new Set(given.pages)].toSorted((a, b) => a - b);
  const pages = indexes.map((index) => signedPage(given, index));
  const at = world.now().toISOString();
  const by = refOf(actor);
  // A page that a renewal took over has no reading time.
  const read = pages.filter(({ carried }) => carried === undefined);
  const readSeconds = read.reduce((sum, { index }) => sum + (version.pages[index]?.minReadTime ?? 0), 0);
  const after: UserFormHead = {
    ...head,
    signed: null,
    signedCount: head.signedCount - pages.length,
    readSeconds: head.readSeconds - readSeconds,
    returned: { at, by, reason, pages: indexes },
  };
  const detail = { name: actor.name, reason, signed: head.signed, pages: pages.map(signatureOf) };
  const history = historyWrite(
    head._id,
    { at, by: actor.userId, what: 'returned', detail, after: afterEvent({ ...after, validUntil: undefined }) },
    newId(world),
  );
  const waiting = -Number(waitsForApproval(head));
  const { inductionFormId: formId } = head;
  const told = { kind: 'induction.returned', at } as const;
  const worker = { id: head._id };
  const tally = tallyWrite(newId(world), at, { formId, signed: -1, waiting, worker, told, chain: worker });
  const returned = pages.map((page) => returnedPageWrite(head._id, page, { at, by: `user ${actor.userId}` }));
  const writes = [returnWrite(head, after), ...returned, history, tally, returnMessage(world, after)];
  if (!(await isWritten(world.table.write(writes)))) throw new AppError('invalid_state');
}

function signedPage({ whole, version, pages }: Return, index: number): StoredPage {
  const page = whole.pages.get(index);
  if (page?.signed && index < version.pages.length) return page;
  const path = `pages.${pages.indexOf(index)}`;
  throw new AppError('validation_failed', { issues: [{ path, code: 'invalid_value' }] });
}

const signatureOf = ({ index, signed, hash, version }: StoredPage) => ({ index, signed, hash, version });

function returnedPageWrite(id: string, before: StoredPage, { at, by }: { at: string; by: string }): Write {
  const unsigned = { signed: null, hash: null, carried: undefined, shownIn: undefined };
  const page = { ...before, ...unsigned, version: before.version + 1 };
  const shownIn = before.shownIn && { shownIn: before.shownIn };
  const event = { at, by, what: 'returned' as const, hash: before.hash ?? '', ...shownIn };
  return pageWrite(id, before, { page, event, mostEvents: Number.MAX_SAFE_INTEGER });
}
