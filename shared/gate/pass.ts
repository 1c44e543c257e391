import * as z from 'zod/mini';
import { ProjectTexts } from '../content/forms/form-settings.ts';
import { Id, Timestamp } from '../core/fields.ts';
import { PASS_STATES } from './pass-state.ts';

/** A competency card on a pass: never its picture or number. */
const PassCard = z.object({ name: z.string(), state: z.enum(['expired', 'warn', 'valid', 'none']) });

/** A link of the induction's chain (docs/evidence.md): an older paper still agrees with one of them. */
const PassMark = z.object({ n: z.number(), day: z.string(), mark: z.string() });

/** A worker's pass as anyone with its address sees it; an unfinished, returned or archived one has name, site and state alone. */
export const Pass = z.object({
  passId: Id,
  name: z.string(),
  project: ProjectTexts,
  state: z.enum(PASS_STATES),
  employer: z.optional(z.string()),
  inductionName: z.optional(z.string()),
  signed: z.optional(Timestamp),
  approved: z.optional(z.boolean()),
  /** The last valid day (`YYYY-MM-DD`); null without an end. */
  validUntil: z.optional(z.nullable(z.string())),
  cards: z.optional(z.array(PassCard)),
  /** Of every link, the first first. */
  marks: z.optional(z.array(PassMark)),
  /** Present where a site of the induction lets workers note themselves at its gate. */
  selfCheckIn: z.optional(z.literal(true)),
  /** The induction of an expired pass or one to be renewed, at which its worker does it anew with a code. */
  userFormId: z.optional(Id),
});
export type Pass = z.infer<typeof Pass>;
