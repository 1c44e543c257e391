import * as z from 'zod/mini';
import type { Shapes } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';
import { DOCUMENT_TYPE, IMAGE_TYPES } from './upload-limits.ts';

const Size = z.number().check(z.int(), z.positive());
const DataUrl = z.object({ upload: z.string(), formId: z.optional(Id) });

/** A small file as a data URL, or the announcement of a larger file that the browser posts directly to the object store. */
const UploadImage = z.union([
  DataUrl,
  z.object({
    contentType: z.enum(IMAGE_TYPES),
    size: Size,
  }),
]);

/** The same for a document. */
const UploadDocument = z.union([DataUrl, z.object({ contentType: z.literal(DOCUMENT_TYPE), size: Size })]);

/** `url` and `fields` are a presigned POST for an announced file; the client confirms the upload afterwards. */
const UploadReply = z.object({
  name: z.string(),
  url: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** Errors of a confirmation. */
const CONFIRMING = ['not_found', 'too_large', 'file_missing', 'invalid_state'] as const;

export const uploadShapes = {
  userFormImage: {
    summary: 'Takes a picture into an induction, or hands out a presigned POST for it.',
    body: UploadImage,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  },
  confirmUserFormImage: {
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  },
  cardImage: {
    summary: 'Takes a photo of a card, or hands out a presigned POST for it.',
    body: UploadImage,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  },
  confirmCardImage: {
    summary: 'Checks a posted photo by its bytes, strips it and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  },
  inductionFormImage: {
    summary: 'Takes a picture into an induction form, or hands out a presigned POST for it.',
    body: UploadImage,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state'],
  },
  confirmInductionFormImage: {
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  },
  inductionFormDocument: {
    summary: 'Takes a PDF into an induction form, or hands out a presigned POST for it.',
    body: UploadDocument,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state'],
  },
  confirmInductionFormDocument: {
    summary: 'Checks a posted PDF by its bytes and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  },
} satisfies Shapes;

export const permitFormUploadShapes = {
  permitFormImage: {
    summary: 'Takes a picture into a permit form, or hands out a presigned POST for it.',
    body: UploadImage,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state'],
  },
  confirmPermitFormImage: {
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  },
  permitFormDocument: {
    summary: 'Takes a PDF into a permit form, or hands out a presigned POST for it.',
    body: UploadDocument,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state'],
  },
  confirmPermitFormDocument: {
    summary: 'Checks a posted PDF by its bytes and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  },
} satisfies Shapes;

export const permitUploadShapes = {
  permitImage: {
    summary: 'Takes a picture among the files of a permit, or hands out a presigned POST for it.',
    body: UploadImage,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  },
  confirmPermitImage: {
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  },
  permitDocument: {
    summary: 'Takes a PDF among the files of a permit, or hands out a presigned POST for it.',
    body: UploadDocument,
    reply: UploadReply,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  },
  confirmPermitDocument: {
    summary: 'Checks a posted PDF by its bytes and places it; answers its final name.',
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  },
} satisfies Shapes;
