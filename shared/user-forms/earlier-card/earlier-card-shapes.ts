import * as z from 'zod/mini';
import type { Shapes } from '../../core/endpoint.ts';
import { Id } from '../../core/fields.ts';
import { EarlierCard } from './earlier-card.ts';

export const earlierCardShapes = {
  copyCards: {
    summary: "The same person's cards of earlier inductions, the newest of each type.",
    reply: z.array(EarlierCard),
    errors: ['not_found', 'code_required'],
  },
  copyImage: {
    summary: "Copies the photo of an earlier card into this induction; answers the file's name.",
    body: z.object({ imageSrc: z.string().check(z.maxLength(200)), fromUserFormId: Id, toUserFormId: Id }),
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'code_required', 'file_missing', 'invalid_state', 'too_many_requests'],
  },
} satisfies Shapes;
