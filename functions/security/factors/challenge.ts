import type { World } from '../../world.ts';
import { isSealed, sealValue } from '../keys.ts';
import { newId } from '../random-ids.ts';

/** As long as a second step may take. */
const LIFE_SECONDS = 10 * 60;
const PURPOSE = 'challenge of a passkey';

/** What a passkey is asked for, and the user who is asked; no user where the answer is to tell them. */
export type Scope = { purpose: 'enrol' | 'login' | 'secondStep' | 'confirm'; userId: string | undefined };

/** A challenge that was answered: kept until it ends, so that it is answered once. */
export type Spent = { nonce: string; until: number };

/** A challenge for a passkey in base64url. It carries its own seal: until it is answered, the server keeps nothing. */
export function makeChallenge(world: World, scope: Scope): string {
  const stem = `${secondsOf(world) + LIFE_SECONDS}.${newId(world)}`;
  return Buffer.from(`${stem}.${sealValue(world.keys, PURPOSE, textOf(scope, stem))}`).toString('base64url');
}

/** The challenge, where it is a living one of this scope. */
export function readChallenge(world: World, scope: Scope, challenge: string): Spent | undefined {
  const [until = '', nonce = '', seal = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  if (!isSealed(world.keys, PURPOSE, textOf(scope, `${until}.${nonce}`), seal)) return undefined;
  return Number(until) > secondsOf(world) ? { nonce, until: Number(until) } : undefined;
}

/** The answered challenges with one more, without those that have ended; undefined where this one was answered before. */
export function spentWith(world: World, spent: readonly Spent[], one: Spent): Spent[] | undefined {
  if (spent.some(({ nonce }) => nonce === one.nonce)) return undefined;
  return [...spent.filter(({ until }) => until > secondsOf(world)), one];
}

function textOf({ purpose, userId = '' }: Scope, stem: string): string {
  return [purpose, userId, stem].join('\n');
}

function secondsOf({ now }: World): number {
  return Math.floor(now().getTime() / 1000);
}
