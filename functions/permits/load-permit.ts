import type { Answers } from '../../shared/content/answers/answers.ts';
import { withAnswers } from '../../shared/content/answers/answers.ts';
import type { Page } from '../../shared/content/pages/page.ts';
import type { SaidPage } from '../../shared/content/translation/translation.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { PermitPage } from '../../shared/permits/permit.ts';
import { pendingRole } from '../../shared/permits/permit-chain.ts';
import {
  isSignedByAnybody,
  mayMove,
  type PermitAction,
  type PermitCaller,
  type PermitStanding,
} from '../../shared/permits/permit-moves.ts';
import { lifeOf, permitState } from '../../shared/permits/permit-state.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import { findFormVersion, type PermitFormVersion } from '../store/entities/form-versions.ts';
import { findPermit, findWholePermit, type WholePermit } from '../store/entities/permits/permits.ts';
import type { PermitHead } from '../store/entities/permits/permit-record.ts';
import { isOwnCompany } from '../verbs/load-owned.ts';
import type { World } from '../world.ts';

export type LoadedPermit = WholePermit & { version: PermitFormVersion };

/** A permit with its pages, its history and its form version; one of the caller's company, or the token holder's own. */
export async function loadPermit(world: World, actor: Actor, id: string): Promise<LoadedPermit> {
  const whole = await findWholePermit(world.table, meantId(actor, id));
  if (!whole || !isTheirs(actor, whole.head)) throw new AppError('not_found');
  const { permitFormId, formVersion } = whole.head;
  return { ...whole, version: await findFormVersion<PermitFormVersion>(world, permitFormId, formVersion) };
}

/** The permit without its pages. */
export async function loadPermitHead(world: World, actor: Actor, id: string): Promise<PermitHead> {
  const head = await findPermit(world.table, meantId(actor, id));
  if (!head || !isTheirs(actor, head)) throw new AppError('not_found');
  return head;
}

/** The print's link has an id of its own, which only its holders use. */
function meantId(actor: Actor, id: string): string {
  return actor.kind === 'reviewer' && actor.permitId === id ? (actor.viewOf ?? id) : id;
}

function isTheirs(actor: Actor, { _id, company }: PermitHead): boolean {
  if (actor.kind === 'reviewer') return (actor.viewOf ?? actor.permitId) === _id;
  return isOwnCompany(actor, company);
}

/** Lets callers pass who may add files to the permit: its content may still be changed. */
export async function requireWritablePermit(world: World, actor: Actor, id: string): Promise<void> {
  requireMove(world, await loadPermitHead(world, actor, id), 'edit');
}

export function standingOf(world: World, head: PermitHead): PermitStanding {
  const validity = permitValidity(head);
  return {
    state: permitState(lifeOf(head), validity, world.now()),
    pendingRole: pendingRole(head.persons),
    isSigned: isSignedByAnybody(head),
    isPast: validity !== null && world.now() > validity.until,
    isExtended: head.extension !== undefined,
    handOver: head.handOver?.turn ?? null,
  };
}

/** 409 `invalid_state` for a move that is not in the table of moves. */
export function requireMove(
  world: World,
  head: PermitHead,
  action: PermitAction,
  caller: PermitCaller = 'permitCRUD',
): void {
  if (!mayMove(standingOf(world, head), action, caller)) throw new AppError('invalid_state');
}

/** The pages of a permit's form, with the answers filled in. */
export function answeredPages(
  { pages }: PermitFormVersion,
  answers: ReadonlyMap<number, Answers>,
  { hideCorrect = false } = {},
): PermitPage[] {
  return pages.map(({ marks, ...page }: Page & Partial<SaidPage>, index) => ({
    title: page.title,
    minReadTime: page.minReadTime,
    ...(marks && { marks: { ...marks } }),
    content: withAnswers(page, answers.get(index) ?? {}, { hideCorrect }),
  }));
}
