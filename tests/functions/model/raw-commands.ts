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
export function commandOf(raw: RawCommand, model: Model): Command {
  return MEANINGS[raw.kind](raw, model);
}

const formAt = ({ at }: RawCommand, { forms }: Model) => Math.max(0, forms.length - 1 - at);
const inductionAt = ({ at }: RawCommand, { inductions }: Model) => Math.max(0, inductions.length - 1 - at);

const MEANINGS: { [K in Command['kind']]: (raw: RawCommand, model: Model) => Extract<Command, { kind: K }> } = {
  createForm: ({ choice }) => ({ kind: 'createForm', name: oneOf(NAMES, choice) }),
  updateForm: (raw, model) => ({
    kind: 'updateForm',
    at: formAt(raw, model),
    name: oneOf(NAMES, raw.choice),
    isStale: raw.choice > 8,
  }),
  moveForm: (raw, model) => {
    const at = formAt(raw, model);
    return { kind: 'moveForm', at, archived: raw.flag ? !(model.forms[at]?.archived ?? false) : raw.choice > 8 };
  },
  removeForm: (raw, model) => ({ kind: 'removeForm', at: formAt(raw, model) }),
  start: (raw, model) => ({ kind: 'start', at: formAt(raw, model) }),
  details: (raw, model) => {
    const at = inductionAt(raw, model);
    const name = oneOf(NAMES, raw.choice);
    return { kind: 'details', at, name, isStale: raw.choice > 9, caller: callerOf(model, at, raw.choice) };
  },
  sign: (raw, model) => {
    const at = inductionAt(raw, model);
    const page = raw.flag ? firstUnsigned(model, at) : raw.choice % PAGES;
    return { kind: 'sign', at, page, caller: callerOf(model, at, raw.flag ? 0 : raw.choice) };
  },
  approve: (raw, model) => ({ kind: 'approve', at: inductionAt(raw, model), approved: raw.choice > 5 }),
  giveBack: (raw, model) => ({
    kind: 'giveBack',
    at: inductionAt(raw, model),
    pages: [...new Set([raw.choice % PAGES, (raw.choice >> 2) % PAGES])],
  }),
  archive: (raw, model) => {
    const at = inductionAt(raw, model);
    return { kind: 'archive', at, archived: raw.flag ? !(model.inductions[at]?.archived ?? false) : raw.choice > 7 };
  },
  claim: (raw, model) => {
    const at = inductionAt(raw, model);
    return { kind: 'claim', at, as: oneOf(STAFF, raw.choice), token: raw.flag ? epochOf(model, at) : 1 };
  },
};

/** Mostly whoever may: the owner, or the holder of a token that is alive; sometimes the first token, or a stranger. */
function callerOf(model: Model, at: number, choice: number): Caller {
  if (choice === 11) return { token: 1 };
  if (choice === 10) return { staff: 'viewer' };
  const owner = model.inductions[at]?.owner ?? null;
  return owner === null || choice === 9 ? { token: epochOf(model, at) } : { staff: owner };
}

const firstUnsigned = (model: Model, at: number) => Math.max(0, model.inductions[at]?.signed.indexOf(false) ?? 0);

const epochOf = (model: Model, at: number) => model.inductions[at]?.epoch ?? 1;
