/** A pure small model of induction forms and inductions: what each command answers and changes. */
export const PAGES = 3;

export type StaffName = 'worker' | 'viewer';

export type FormState = { kind: 'form'; version: number; name: string; archived: boolean; removed: boolean };

export type InductionState = {
  kind: 'induction';
  form: number;
  /** Counts changes of the details. */
  version: number;
  name: string;
  /** The version of each page; 0 where it was never touched. */
  pages: readonly number[];
  signed: readonly boolean[];
  isSigned: boolean;
  approved: boolean;
  archived: boolean;
  owner: StaffName | null;
  epoch: number;
};

export type Model = { forms: readonly FormState[]; inductions: readonly InductionState[] };

export const EMPTY: Model = { forms: [], inductions: [] };

export type Caller = { token: number } | { staff: StaffName };

export type Command =
  | { kind: 'createForm'; name: string }
  | { kind: 'updateForm'; at: number; name: string; isStale: boolean }
  | { kind: 'moveForm'; at: number; archived: boolean }
  | { kind: 'removeForm'; at: number }
  | { kind: 'start'; at: number }
  | { kind: 'details'; at: number; name: string; isStale: boolean; caller: Caller }
  | { kind: 'sign'; at: number; page: number; caller: Caller }
  | { kind: 'approve'; at: number; approved: boolean }
  | { kind: 'giveBack'; at: number; pages: readonly number[] }
  | { kind: 'archive'; at: number; archived: boolean }
  | { kind: 'claim'; at: number; as: StaffName; token: number };

/** What a command is answered, and the entity as it is after it; `changed` is undefined where nothing changes. */
export type Outcome = { status: number; changed?: FormState | InductionState };

export function outcomeOf(model: Model, command: Command): Outcome {
  if (command.kind === 'createForm') {
    return { status: 201, changed: { kind: 'form', version: 1, name: command.name, archived: false, removed: false } };
  }
  if (command.kind === 'updateForm' || command.kind === 'moveForm' || command.kind === 'removeForm') {
    const form = model.forms[command.at];
    return form ? formOutcome(model, form, command) : { status: 404 };
  }
  if (command.kind === 'start') return startOutcome(model, command.at);
  const induction = model.inductions[command.at];
  return induction ? inductionOutcome(induction, command) : { status: 404 };
}

type FormCommand = Extract<Command, { kind: 'updateForm' | 'moveForm' | 'removeForm' }>;

function formOutcome(model: Model, form: FormState, command: FormCommand): Outcome {
  if (form.removed) return { status: 404 };
  const version = form.version + 1;
  if (command.kind === 'updateForm') {
    if (command.name === form.name) return { status: 200 };
    if (form.archived || command.isStale) return { status: 409 };
    return { status: 200, changed: { ...form, version, name: command.name } };
  }
  if (command.kind === 'moveForm') {
    if (form.archived === command.archived) return { status: 200 };
    return { status: 200, changed: { ...form, version, archived: command.archived } };
  }
  const isUsed = model.inductions.some((induction) => induction.form === command.at);
  return isUsed ? { status: 409 } : { status: 200, changed: { ...form, removed: true } };
}

function startOutcome({ forms }: Model, at: number): Outcome {
  const form = forms[at];
  if (!form || form.archived || form.removed) return { status: 404 };
  return {
    status: 201,
    changed: {
      kind: 'induction',
      form: at,
      version: 0,
      name: '',
      pages: Array<number>(PAGES).fill(0),
      signed: Array<boolean>(PAGES).fill(false),
      isSigned: false,
      approved: false,
      archived: false,
      owner: null,
      epoch: 1,
    },
  };
}

type InductionCommand = Exclude<Command, FormCommand | { kind: 'createForm' | 'start' }>;

function inductionOutcome(before: InductionState, command: InductionCommand): Outcome {
  switch (command.kind) {
    case 'details':
      return detailsOutcome(before, command);
    case 'sign':
      return signOutcome(before, command);
    case 'approve':
      if (!before.isSigned) return { status: 409 };
      return changing(before, { approved: command.approved });
    case 'giveBack':
      return giveBackOutcome(before, command.pages);
    case 'archive':
      if (before.archived === command.archived) return { status: 200 };
      return changing(before, { archived: command.archived, epoch: before.epoch + (command.archived ? 1 : 0) });
    case 'claim':
      return claimOutcome(before, command);
  }
}

function changing(before: InductionState, change: Partial<InductionState>): Outcome {
  const changed = { ...before, ...change };
  return JSON.stringify(changed) === JSON.stringify(before) ? { status: 200 } : { status: 200, changed };
}

/** Why a caller may not touch the induction as its worker, as a status; undefined where they may. */
function strangerStatus({ epoch, owner }: InductionState, caller: Caller): number | undefined {
  if ('token' in caller) return caller.token === epoch ? undefined : 401;
  return owner === caller.staff ? undefined : 403;
}

type Details = Extract<Command, { kind: 'details' }>;

function detailsOutcome(before: InductionState, { name, isStale, caller }: Details): Outcome {
  const status = strangerStatus(before, caller);
  if (status !== undefined) return { status };
  if (name === before.name) return { status: 200 };
  if (before.isSigned || isStale || before.archived) return { status: 409 };
  return changing(before, { name, version: before.version + 1 });
}

function signOutcome(before: InductionState, { page, caller }: Extract<Command, { kind: 'sign' }>): Outcome {
  const status = strangerStatus(before, caller);
  if (status !== undefined) return { status };
  if (before.signed[page]) return { status: 200 };
  if (before.archived) return { status: 409 };
  const signed = before.signed.map((isSigned, index) => isSigned || index === page);
  const isLast = signed.every(Boolean);
  if ((page === 0 || isLast) && before.name === '') return { status: 422 };
  const pages = before.pages.map((version, index) => (index === page ? version + 1 : version));
  return changing(before, { pages, signed, isSigned: isLast });
}

function giveBackOutcome(before: InductionState, given: readonly number[]): Outcome {
  if (!before.isSigned || before.approved || before.archived) return { status: 409 };
  const pages = before.pages.map((version, index) => (given.includes(index) ? version + 1 : version));
  const signed = before.signed.map((isSigned, index) => isSigned && !given.includes(index));
  return changing(before, { pages, signed, isSigned: false });
}

function claimOutcome(before: InductionState, { as, token }: Extract<Command, { kind: 'claim' }>): Outcome {
  if (before.archived) return { status: 404 };
  if (before.owner === as) return { status: 200 };
  if (token !== before.epoch) return { status: 403 };
  if (before.owner !== null) return { status: 409 };
  return changing(before, { owner: as, epoch: before.epoch + 1 });
}

/** The model with an entity as it is after a command; a new one is added. */
export function after(model: Model, command: Command, changed: FormState | InductionState): Model {
  const put = <T>(list: readonly T[], at: number, value: T) => {
    const next = [...list];
    next[at] = value;
    return next;
  };
  if (changed.kind === 'form') {
    const at = 'at' in command ? command.at : model.forms.length;
    return { ...model, forms: put(model.forms, at, changed) };
  }
  const at = command.kind === 'start' || !('at' in command) ? model.inductions.length : command.at;
  return { ...model, inductions: put(model.inductions, at, changed) };
}
