import * as z from 'zod/mini';
import { Id } from '../../core/fields.ts';

/** A card that the same person gave in an earlier induction. */
export const EarlierCard = z.object({
  name: z.string(),
  nameOther: z.string(),
  /** `YYYY-MM-DD`. */
  expires: z.string(),
  noExpiration: z.boolean(),
  /** The file under `/static/images/userForm/{userFormId}/`, or empty. */
  imageSrc: z.string(),
  /** The induction that the card came from. */
  userFormId: Id,
  /** Opens the picture; empty without one. */
  fileToken: z.string(),
});
export type EarlierCard = z.infer<typeof EarlierCard>;
