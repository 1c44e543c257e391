import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { AskedCompany, filledLine, Id } from '../core/fields.ts';
import { ListQuery } from '../core/list.ts';
import { ASKED_BY } from './asked-by.ts';
import { ASKED_CHARACTERS } from './data-desk-limits.ts';
import { DataRequest, ErasureReceipt } from './data-request.ts';
import { PERIOD_BOUNDS, type Periods } from './retention-rules.ts';
import { RetentionRun } from './retention-run.ts';

const MOST_CHOSEN = 100;
const MOST_EXPORTED = 20;

const OfCompany = z.pick(ListQuery, { company: true });
const Part = z.array(z.record(z.string(), z.unknown()));
const ids = (most: number) => z.array(Id).check(z.maxLength(most));

const period = (name: keyof Periods) =>
  z.int().check(z.minimum(PERIOD_BOUNDS[name][0]), z.maximum(PERIOD_BOUNDS[name][1]));
const PeriodsShape = z.object({
  unfinishedDays: period('unfinishedDays'),
  cardPictureMonths: period('cardPictureMonths'),
  inductionYears: period('inductionYears'),
  permitAddressMonths: period('permitAddressMonths'),
  permitYears: period('permitYears'),
});

const Retention = z.object({
  periods: PeriodsShape,
  /** Counts changes of the periods. */
  version: z.number(),
  run: z.nullable(RetentionRun),
});

export const dataDeskShapes = {
  search: {
    summary:
      'Begins to look for a person in all that the company keeps: by words of the name, or by a whole e-mail address, phone number or tax number. The answer is read again until its state is `found`; it is kept for two days, and what was typed until the search is done.',
    body: z.object({ by: z.enum(ASKED_BY), text: filledLine(ASKED_CHARACTERS), company: AskedCompany }),
    reply: DataRequest,
    status: 201,
    errors: ['not_found', 'too_many_requests'],
  },
  get: {
    summary:
      'A request for a person’s data: what was found, why and until when it is kept, and the receipt of an erasure.',
    reply: DataRequest,
    errors: ['not_found'],
  },
  exportAll: {
    summary:
      'All that is kept of the chosen inductions and cards, with the permits, lists and presence that name them.',
    body: z.object({ userForms: ids(MOST_EXPORTED), cards: ids(MOST_CHOSEN) }),
    reply: z.object({
      at: z.string(),
      company: z.string(),
      userForms: Part,
      cards: Part,
      permits: Part,
      lines: Part,
      presence: Part,
      messages: Part,
    }),
    errors: ['not_found', 'invalid_state'],
  },
  plan: {
    summary:
      'Reckons what erasing the chosen inductions and cards would take and what must be kept; changes nothing of theirs. The answer is read again until its state is `planned`.',
    body: z.object({
      userForms: ids(MOST_CHOSEN),
      cards: ids(MOST_CHOSEN),
      /** Another system keeps the sites' lists of workers. */
      isListElsewhere: z.optional(z.boolean()),
    }),
    reply: DataRequest,
    errors: ['not_found', 'invalid_state'],
  },
  erase: {
    summary:
      'Erases what was planned within the last hour, for good. 403 `confirm_required` asks for `currentPassword`. The answer is read again until its state is `erased`.',
    body: z.object({ currentPassword: z.optional(z.string().check(z.maxLength(256))) }),
    reply: DataRequest,
    errors: ['not_found', 'invalid_state', 'confirm_required', 'wrong_password', 'too_many_requests'],
  },
  receipts: {
    summary: 'The receipts of what was erased in the company, by whoever erased it, the newest first.',
    query: z.pick(ListQuery, { company: true, cursor: true, limit: true }),
    reply: z.object({ items: z.array(ErasureReceipt), nextCursor: z.nullable(z.string()) }),
  },
  retention: {
    summary: 'For how long the company keeps what it keeps, and its last retention run.',
    query: OfCompany,
    reply: Retention,
  },
  saveRetention: {
    summary:
      'Sets for how long the company keeps things, within the bounds. What an earlier dry run found is looked for anew. The time of the list of workers is the law’s.',
    body: z.object({ periods: PeriodsShape, version: z.number(), company: AskedCompany }),
    reply: Retention,
    errors: ['version_conflict', 'not_found'],
  },
} satisfies Shapes;
