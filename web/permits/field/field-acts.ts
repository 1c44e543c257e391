import type { ComponentType } from 'react';
import { callerAs } from '../../../shared/permits/permit-callers.ts';
import { isEverOpen, mayMove, type PermitCaller } from '../../../shared/permits/permit-moves.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { ShownIn } from '../../../shared/content/pages/shown-in.ts';
import type { SelectedPerson } from '../../../shared/content/blocks/person/rules.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import type { PickerProps } from '../people/permit-people.ts';
import { shownInOf } from '../sign/shown-in-of.ts';
import { standingOf } from '../state/shown-permit.ts';

/** The acts on a granted permit; what somebody waits for comes first. */
const FIELD_ACTS = ['resume', 'signExtension', 'signHandOver', 'endWork', 'suspend', 'extend', 'handOver'] as const;
export type FieldAct = (typeof FIELD_ACTS)[number];

/** The acts that somebody waits for. */
export const AWAITED: readonly FieldAct[] = ['resume', 'signExtension', 'signHandOver'];

/** What an act sends beside its permit. */
export type FieldGiven = {
  signPin?: string;
  reason?: string;
  overlapReason?: string;
  approve?: boolean;
  endTime?: string;
  dailyEndTime?: string;
  personId?: string;
  to?: SelectedPerson | undefined;
  /** Of a signature: how the form was shown. */
  shownIn?: ShownIn | undefined;
};

type Options = { token?: string | null };

const proofOf = ({ signPin }: FieldGiven) => (signPin === undefined ? {} : { signPin });

function decisionOf({ approve = true, reason = '', shownIn, ...given }: FieldGiven) {
  return { ...proofOf(given), approve, ...(reason && { reason }), ...shownIn };
}

type Send = (params: { id: string }, given: FieldGiven, options: Options) => Promise<Permit>;

const SENDS: Readonly<Record<FieldAct, Send>> = {
  suspend: (params, given, options) =>
    call(permitApi.suspend, { params, body: { ...proofOf(given), reason: given.reason ?? '' } }, options),
  endWork: (params, given, options) => call(permitApi.endWork, { params, body: proofOf(given) }, options),
  resume: (params, given, options) => call(permitApi.resume, { params, body: proofOf(given) }, options),
  extend: (params, { endTime = '', dailyEndTime, reason = '' }, options) => {
    const body = { endTime, reason, ...(dailyEndTime && { dailyEndTime }) };
    return call(permitApi.extend, { params, body }, options);
  },
  signExtension: (params, { overlapReason, ...given }, options) => {
    const body = { ...decisionOf(given), ...(overlapReason && { overlapReason }) };
    return call(permitApi.signExtension, { params, body }, options);
  },
  handOver: (params, { personId = '', to = { userId: '' }, ...given }, options) =>
    call(permitApi.handOver, { params, body: { ...proofOf(given), personId, to } }, options),
  signHandOver: (params, given, options) => call(permitApi.signHandOver, { params, body: decisionOf(given) }, options),
};

/** Sends an act; the server refuses what the act lacks. */
export function sendAct(act: FieldAct, permit: Permit, given: FieldGiven, options: Options = {}): Promise<Permit> {
  return SENDS[act]({ id: permit._id }, { ...given, shownIn: shownInOf(permit) }, options);
}

/** How the reader of a permit may act in it. */
export type FieldReader = {
  permit: Permit;
  /** Acts open to these are offered. */
  callers: readonly PermitCaller[];
  /** The persons of the permit that the reader is. */
  own: readonly PermitPerson[];
  /** The PIN or key of the opened link; undefined for staff with a login. */
  pin?: string | undefined;
  /** Chooses among the people of the site and of the company; only staff load it. */
  Picker?: ComponentType<PickerProps>;
  send: (act: FieldAct, given: FieldGiven) => Promise<Permit>;
  /** Shows the permit after an act, or anew where it has changed meanwhile. */
  onChanged: (permit: Permit | undefined) => void;
};

export function openActs({ permit, callers }: Pick<FieldReader, 'permit' | 'callers'>): FieldAct[] {
  const standing = standingOf(permit);
  const isThere = (act: FieldAct) => act !== 'endWork' || permit.settings.watchMinutes > 0;
  return FIELD_ACTS.filter((act) => isThere(act) && callers.some((caller) => mayMove(standing, act, caller)));
}

/** Whether the reader proves by their login that they may act: by their role, or as themselves. */
export function isProven({ permit, callers, own, pin }: FieldReader, act: FieldAct): boolean {
  if (pin !== undefined) return false;
  if (callers.includes('permitCRUD') && isEverOpen(act, 'permitCRUD')) return true;
  const standing = standingOf(permit);
  return own.some((person) => mayMove(standing, act, callerAs(permit, person)));
}

/** The workers who may hand the permit over; for a link its own worker alone. */
export function handingWorkers({ permit, own, pin }: FieldReader): PermitPerson[] {
  const workers = permit.persons.filter((person) => callerAs(permit, person) === 'signedWorker');
  return pin === undefined ? workers : workers.filter(({ _id }) => own.some((each) => each._id === _id));
}
