import type { Answers } from '../../shared/content/answers.ts';
import { withAnswers } from '../../shared/content/answers.ts';
import type { Block } from '../../shared/content/block-registry.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { pendingRole } from '../../shared/permits/permit-chain.ts';
import {
  isSignedByAnybody,
  mayMove,
  type PermitAction,
  type PermitCaller,
  type PermitStanding,
} from '../../shared/permits/permit-moves.ts';
import { permitState } from '../../shared/permits/permit-state.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import { findFormVersion, type PermitFormVersion } from '../store/form-versions.ts';
import { findPermit, findWholePermit, type PermitHead, type WholePermit } from '../store/permits.ts';
import type { World } from '../world.ts';

export type LoadedPermit = WholePermit & { version: PermitFormVersion };

/** A permit with its pages, its history and the form that it was made from; one of the caller's company, or the holder's own. */
export async function loadPermit(world: World, actor: Actor, id: string): Promise<LoadedPermit> {
  const whole = await findWholePermit(world.table, id);
  if (!whole || !isTheirs(actor, whole.head)) throw new AppError('not_found');
  const { permitFormId, formVersion } = whole.head;
  return { ...whole, version: await findFormVersion<PermitFormVersion>(world, permitFormId, formVersion) };
}

/** The permit alone, for what needs no page. */
export async function loadPermitHead(world: World, actor: Actor, id: string): Promise<PermitHead> {
  const head = await findPermit(world.table, id);
  if (!head || !isTheirs(actor, head)) throw new AppError('not_found');
  return head;
}

function isTheirs(actor: Actor, { _id, company }: PermitHead): boolean {
  if (actor.kind === 'reviewer') return actor.permitId === _id;
  return actor.kind === 'staff' && (actor.roles.includes('root') || actor.company === company);
}

/** Lets those through who may put files into the permit: its content may still be changed. */
export async function requireWritablePermit(world: World, actor: Actor, id: string): Promise<void> {
  requireMove(world, await loadPermitHead(world, actor, id), 'edit');
}

/** Where a permit stands now. */
export function standingOf(world: World, head: PermitHead): PermitStanding {
  return {
    state: permitState(head, permitValidity(head), world.now()),
    pendingRole: pendingRole(head.persons),
    isSigned: isSignedByAnybody(head),
  };
}

/** 409 `invalid_state` for a move that the table of moves does not have. */
export function requireMove(
  world: World,
  head: PermitHead,
  action: PermitAction,
  caller: PermitCaller = 'permitCRUD',
): void {
  if (!mayMove(standingOf(world, head), action, caller)) throw new AppError('invalid_state');
}

/** The pages of a permit's form with answers in them. */
export function answeredPages(
  { pages }: PermitFormVersion,
  answers: ReadonlyMap<number, Answers>,
  { hideCorrect = false } = {},
): { title: string; minReadTime: number; content: Block[] }[] {
  return pages.map((page, index) => ({
    title: page.title,
    minReadTime: page.minReadTime,
    content: withAnswers(page, answers.get(index) ?? {}, { hideCorrect }),
  }));
}
