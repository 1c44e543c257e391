import fc from 'fast-check';
import { PAGES, type Caller, type Command, type Model, type StaffName } from './induction-model.ts';
import { FAULTS, type Fault } from './store-faults.ts';

const KINDS = [
  'createForm',
  'updateForm',
  'moveForm',
  'removeForm',
  'start',
  'details',
  'sign',
  'approve',
  'giveBack',
  'archive',
  'claim',
] as const satisfies readonly Command['kind'][];

/** A command before it is known what there is to act on; the numbers choose among it. */
export type RawCommand = { kind: Command['kind']; at: number; choice: number; flag: boolean; faults: readonly Fault[] };

/** Signing comes most often, so that runs get to what follows from a signed induction. */
const WEIGHTS: Partial<Record<Command['kind'], number>> = { sign: 10, start: 2, details: 3, giveBack: 2, archive: 2 };
const weight = (kind: Command['kind']) => WEIGHTS[kind] ?? 1;

const faults = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fault[]>([]) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 8 }) },
);

export const rawCommand: fc.Arbitrary<RawCommand> = fc.record({
  kind: fc.oneof(...KINDS.map((kind) => ({ weight: weight(kind), arbitrary: fc.constant(kind) }))),
  at: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  choice: fc.nat(11),
  flag: fc.boolean(),
  faults,
});

const NAMES = ['Aalto', 'Koski', 'Niemi'];
const STAFF: readonly StaffName[] = ['worker', 'viewer'];

const oneOf = <T>(list: readonly T[], choice: number): T => {
  const chosen = list[choice % list.length];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
};

/** The command that a raw one means as things are; the newest entities are chosen first. */
export function commandOf({ kind, at, choice, flag }: RawCommand, model: Model): Command {
  const form = Math.max(0, model.forms.length - 1 - at);
  const induction = Math.max(0, model.inductions.length - 1 - at);
  const name = oneOf(NAMES, choice);
  switch (kind) {
    case 'createForm':
      return { kind, name };
    case 'updateForm':
      return { kind, at: form, name, isStale: choice > 8 };
    case 'moveForm':
      return { kind, at: form, archived: flag ? !(model.forms[form]?.archived ?? false) : choice > 8 };
    case 'removeForm':
    case 'start':
      return { kind, at: form };
    case 'details':
      return { kind, at: induction, name, isStale: choice > 9, caller: callerOf(model, induction, choice) };
    case 'sign':
      return {
        kind,
        at: induction,
        page: flag ? firstUnsigned(model, induction) : choice % PAGES,
        caller: callerOf(model, induction, flag ? 0 : choice),
      };
    case 'approve':
      return { kind, at: induction, approved: choice > 5 };
    case 'giveBack':
      return { kind, at: induction, pages: [...new Set([choice % PAGES, (choice >> 2) % PAGES])] };
    case 'archive':
      return { kind, at: induction, archived: flag ? !(model.inductions[induction]?.archived ?? false) : choice > 7 };
    case 'claim':
      return { kind, at: induction, as: oneOf(STAFF, choice), token: flag ? epochOf(model, induction) : 1 };
  }
}

/** Mostly whoever may: the owner, or the holder of a token that is alive; sometimes the first token, or a stranger. */
function callerOf(model: Model, at: number, choice: number): Caller {
  if (choice === 11) return { token: 1 };
  if (choice === 10) return { staff: 'viewer' };
  const owner = model.inductions[at]?.owner ?? null;
  return owner === null || choice === 9 ? { token: epochOf(model, at) } : { staff: owner };
}

const firstUnsigned = (model: Model, at: number) => Math.max(0, model.inductions[at]?.signed.indexOf(false) ?? 0);

const epochOf = (model: Model, at: number) => model.inductions[at]?.epoch ?? 1;
