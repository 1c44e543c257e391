import { isDataUrl } from '../../../shared/content/blocks/form/signature.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { isWatched } from '../../../shared/permits/permit-state.ts';
import { dayOfWork, lateFrom, MOST_ROUNDS, roundOf, roundTime } from '../../../shared/permits/watch.ts';
import type { Watch } from '../../../shared/permits/permit-life.ts';
import { permitClockOff, permitClockWrite } from '../../store/due/kinds/permit-clock.ts';
import type { PermitHead, PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import type { Write } from '../../store/table.ts';
import { dataUrlBytes } from '../../uploads/data-url.ts';
import { placeImage } from '../../uploads/place-image.ts';
import type { World } from '../../world.ts';
import { loadPermit, type LoadedPermit } from '../load-permit.ts';
import { askPerson } from '../permit-messages.ts';
import { openAnew } from '../pins/permit-pins.ts';
import { moveInField, moverName, type FieldCall } from './move-in-field.ts';

/** Who watches after the work. */
export const watchersOf = ({ persons }: PermitHead): PermitPersonRecord[] =>
  persons.filter(({ isWatch }) => isWatch === true);

/** Whether the work may not be accepted without a reason: its watch runs, or was never begun (rule 4.12). */
export function isWatchOpen(head: PermitHead): boolean {
  return isWatched(head) || ((head.watchMinutes ?? 0) > 0 && (head.watches ?? []).length === 0);
}

/** Sends those who watch a link of their own, which signs nothing. */
export function askWatch(
  world: World,
  head: PermitHead,
  kind: 'permitWatch' | 'permitWatchBegins',
): { head: PermitHead; writes: Write[] } {
  const watchers = watchersOf(head).filter(({ role }) => role === 'NoRole' || kind === 'permitWatchBegins');
  return openAnew(world, head, watchers, (person, opening) => askPerson(world, head, { kind, person, opening }));
}

const lateClock = (head: PermitHead, watch: Watch): Write =>
  watch.fullAt === null
    ? permitClockWrite(head._id, 'round', new Date(lateFrom(watch) + 1))
    : permitClockOff(head._id, 'round');

/** A worker says that the work of the day has ended: the watch begins. */
export function endWork(call: FieldCall): Promise<LoadedPermit> {
  const { world } = call;
  return moveInField(call, {
    action: 'endWork',
    move: ({ head }) => {
      const { watchMinutes = 0, watchEvery = 15, watches = [] } = head;
      if (watchMinutes === 0) throw new AppError('invalid_state');
      const now = world.now();
      const watch: Watch = {
        day: dayOfWork(head, now),
        endedAt: now.toISOString(),
        minutes: watchMinutes,
        every: watchEvery,
        rounds: [],
        fullAt: null,
      };
      const asked = askWatch(world, { ...head, watches: [...watches, watch] }, 'permitWatchBegins');
      return {
        after: asked.head,
        writes: [...asked.writes, lateClock(head, watch)],
        told: { what: 'workEnded' },
      };
    },
  });
}

type RoundBody = {
  id?: string | undefined;
  word: string;
  photo?: string | undefined;
  at?: string | undefined;
  sentAt?: string | undefined;
};

const hasRound = ({ watches = [] }: PermitHead, id: string | undefined): boolean =>
  id !== undefined && watches.some(({ rounds }) => rounds.some((round) => round.id === id));

/** A round of the watch. One whose answer was lost is there already, and is answered as it is. */
export async function noteRound(call: FieldCall & { body: RoundBody }): Promise<LoadedPermit> {
  const { world, actor, params, body } = call;
  const known = await loadPermit(world, actor, params.id);
  if (hasRound(known.head, body.id)) return known;
  const photo = await photoOf(world, params.id, body.photo);
  return moveInField(call, {
    action: 'round',
    move: ({ head }, mover) => {
      const { watches = [] } = head;
      const running = watches.at(-1);
      if (!running || hasRound(head, body.id)) throw new AppError('invalid_state');
      if (watches.reduce((sum, { rounds }) => sum + rounds.length, 0) >= MOST_ROUNDS) {
        throw new AppError('validation_failed', { issues: [{ path: 'word', code: 'too_many' }] });
      }
      const time = roundTime(running, body, world.now());
      const { fullAt, ...late } = roundOf(running, time.at);
      const round = {
        ...(body.id === undefined ? {} : { id: body.id }),
        ...time,
        ...late,
        by: { _id: mover.person?._id ?? mover.by._id, name: moverName(mover) },
        how: mover.how,
        word: body.word.trim(),
        photo,
      };
      const watch: Watch = { ...running, rounds: [...running.rounds, round], fullAt };
      return {
        after: { ...head, watches: [...watches.slice(0, -1), watch] },
        writes: [lateClock(head, watch)],
        told: { what: watch.fullAt === null ? 'watchRound' : 'watchFull' },
      };
    },
  });
}

async function photoOf(world: World, id: string, photo: string | undefined): Promise<string | null> {
  if (photo === undefined) return null;
  if (!isDataUrl(photo)) {
    throw new AppError('validation_failed', { issues: [{ path: 'photo', code: 'invalid_format' }] });
  }
  return placeImage(world, { owner: 'permit', id, bytes: dataUrlBytes(photo).bytes });
}
