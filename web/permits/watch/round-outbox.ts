import { isAppError } from '../../../shared/core/errors.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { NotedOutbox } from '../../noted/noted-outbox.ts';
import type { NotedWorld } from '../../noted/noted-world.ts';
import { loggedInSender, outboxOfBrowser } from '../../noted/outbox-of-browser.ts';
import { fateOf, type Fate } from '../../noted/send-fate.ts';
import { ROUNDS_ROOM } from '../../phone/own-rooms.ts';
import type { UnsentRound } from '../../phone/rows.ts';
import { pinOfTab } from '../sign/review-session.ts';
import { sendRound, type RoundWay } from './send-round.ts';

type Listener = (permit: Permit) => void;

const inOrder = (rows: readonly UnsentRound[]) => [...rows].sort((one, other) => one.at.localeCompare(other.at));

/** The way on which a round may go now: the login of its user, its own link, or the PIN that this tab has opened the permit with. */
function wayOf({ permitId, userId, link }: UnsentRound): RoundWay | undefined {
  if (userId === undefined) {
    const pin = link ?? pinOfTab(permitId);
    return pin === undefined ? undefined : { pin };
  }
  const sender = loggedInSender();
  return sender?._id === userId ? { token: sender.token } : undefined;
}

/** A link that opens no more lets its rounds wait for whoever opens the permit next; a PIN that is refused anew parks them. */
function fateOfRound(error: unknown, [round]: readonly [UnsentRound, ...UnsentRound[]]): Fate<Partial<UnsentRound>> {
  if (round.userId !== undefined || !isAppError(error, 'unauthorized')) return fateOf(error);
  if (round.link !== undefined) return { change: { link: undefined } };
  return { change: { parking: { code: 'unauthorized', issues: [] } } };
}

/** The rounds of watches that the server has not confirmed. */
export class RoundOutbox extends NotedOutbox<UnsentRound> {
  private readonly answered: Set<Listener>;

  constructor(browser: Omit<NotedWorld<UnsentRound>, 'store' | 'keyOf' | 'next' | 'fateOf'>) {
    const answered = new Set<Listener>();
    super({
      ...browser,
      store: ROUNDS_ROOM,
      keyOf: ({ id }) => id,
      next: (rows) => {
        const ready = inOrder(rows).flatMap((round) => {
          const way = round.parking ? undefined : wayOf(round);
          return way ? [{ round, way }] : [];
        });
        // A login that has ended stops the rest.
        const next = ready.find(({ way }) => 'pin' in way) ?? ready[0];
        if (!next) return undefined;
        const { round, way } = next;
        const send = async (sentAt: string, isFresh: boolean) => {
          const permit = await sendRound(round, way, isFresh ? undefined : sentAt);
          for (const listener of answered) listener(permit);
        };
        return { rows: [round], token: 'token' in way ? way.token : undefined, send };
      },
      fateOf: fateOfRound,
    });
    this.answered = answered;
  }

  /** Calls back with the permit of each answer; returns a function that ends it. */
  readonly onAnswer = (listener: Listener): (() => void) => {
    this.answered.add(listener);
    return () => void this.answered.delete(listener);
  };
}

let made: RoundOutbox | undefined;

/** This phone's outbox for rounds of watches. */
export function roundOutbox(): RoundOutbox {
  made ??= outboxOfBrowser('rounds', (browser) => new RoundOutbox(browser));
  return made;
}
