import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/fields.ts';

/** The largest picture, in bytes (contract 8). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The largest document, in bytes (contract 8). */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

export const DOCUMENT_TYPE = 'application/pdf';

const Size = z.number().check(z.int(), z.positive());
const DataUrl = z.object({ upload: z.string(), formId: z.optional(Id) });

/** A small file as a data URL, or the announcement of a larger one that is posted straight to the object store. */
const UploadImage = z.union([
  DataUrl,
  z.object({
    contentType: z.enum(IMAGE_TYPES),
    size: Size,
  }),
]);

/** The same for a document. */
const UploadDocument = z.union([DataUrl, z.object({ contentType: z.literal(DOCUMENT_TYPE), size: Size })]);

/** `url` and `fields` are there for an announced file: a presigned POST that is to be confirmed after it. */
const UploadReply = z.object({
  name: z.string(),
  url: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});

const FORM_WRITERS = ['orientationFormCRUD'] as const;
const PERMIT_FORM_WRITERS = ['permitFormCRUD'] as const;
const PERMIT_WRITERS = ['permitCRUD'] as const;

/** Refusals of a confirmation. */
const CONFIRMING = ['not_found', 'too_large', 'file_missing', 'invalid_state'] as const;

export const uploadApi = {
  userFormImage: endpoint({
    method: 'POST',
    path: '/user-forms/:id/upload-image',
    summary: 'Takes a picture into an induction, or hands out a presigned POST for it.',
    access: { loggedIn: true, own: 'userForm' },
    body: UploadImage,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  }),
  confirmUserFormImage: endpoint({
    method: 'PUT',
    path: '/user-forms/:id/upload-image/:name',
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    access: { loggedIn: true, own: 'userForm' },
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  }),
  cardImage: endpoint({
    method: 'POST',
    path: '/cards/:id/upload-image',
    summary: 'Takes a photo of a card, or hands out a presigned POST for it.',
    access: { roles: ['cardCRUD'], own: 'card' },
    body: UploadImage,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  }),
  confirmCardImage: endpoint({
    method: 'PUT',
    path: '/cards/:id/upload-image/:name',
    summary: 'Checks a posted photo by its bytes, strips it and places it; answers its final name.',
    access: { roles: ['cardCRUD'], own: 'card' },
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  }),
  inductionFormImage: endpoint({
    method: 'POST',
    path: '/induction-forms/:id/upload-image',
    summary: 'Takes a picture into an induction form, or hands out a presigned POST for it.',
    access: { roles: FORM_WRITERS },
    body: UploadImage,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state'],
  }),
  confirmInductionFormImage: endpoint({
    method: 'PUT',
    path: '/induction-forms/:id/upload-image/:name',
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    access: { roles: FORM_WRITERS },
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  }),
  inductionFormDocument: endpoint({
    method: 'POST',
    path: '/induction-forms/:id/upload-document',
    summary: 'Takes a PDF into an induction form, or hands out a presigned POST for it.',
    access: { roles: FORM_WRITERS },
    body: UploadDocument,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state'],
  }),
  confirmInductionFormDocument: endpoint({
    method: 'PUT',
    path: '/induction-forms/:id/upload-document/:name',
    summary: 'Checks a posted PDF by its bytes and places it; answers its final name.',
    access: { roles: FORM_WRITERS },
    reply: z.object({ name: z.string() }),
    errors: ['not_found', 'too_large', 'file_missing', 'invalid_state'],
  }),
};

/** The files of permit forms. */
export const permitFormUploadApi = {
  permitFormImage: endpoint({
    method: 'POST',
    path: '/permit-forms/:id/upload-image',
    summary: 'Takes a picture into a permit form, or hands out a presigned POST for it.',
    access: { roles: PERMIT_FORM_WRITERS },
    body: UploadImage,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state'],
  }),
  confirmPermitFormImage: endpoint({
    method: 'PUT',
    path: '/permit-forms/:id/upload-image/:name',
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    access: { roles: PERMIT_FORM_WRITERS },
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  }),
  permitFormDocument: endpoint({
    method: 'POST',
    path: '/permit-forms/:id/upload-document',
    summary: 'Takes a PDF into a permit form, or hands out a presigned POST for it.',
    access: { roles: PERMIT_FORM_WRITERS },
    body: UploadDocument,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state'],
  }),
  confirmPermitFormDocument: endpoint({
    method: 'PUT',
    path: '/permit-forms/:id/upload-document/:name',
    summary: 'Checks a posted PDF by its bytes and places it; answers its final name.',
    access: { roles: PERMIT_FORM_WRITERS },
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  }),
};

/** The files of permits. */
export const permitUploadApi = {
  permitImage: endpoint({
    method: 'POST',
    path: '/permits/:id/upload-image',
    summary: 'Takes a picture among the files of a permit, or hands out a presigned POST for it.',
    access: { roles: PERMIT_WRITERS },
    body: UploadImage,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  }),
  confirmPermitImage: endpoint({
    method: 'PUT',
    path: '/permits/:id/upload-image/:name',
    summary: 'Checks a posted picture by its bytes, strips it and places it; answers its final name.',
    access: { roles: PERMIT_WRITERS },
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  }),
  permitDocument: endpoint({
    method: 'POST',
    path: '/permits/:id/upload-document',
    summary: 'Takes a PDF among the files of a permit, or hands out a presigned POST for it.',
    access: { roles: PERMIT_WRITERS },
    body: UploadDocument,
    hasLargeBody: true,
    reply: UploadReply,
    once: true,
    errors: ['not_found', 'invalid_state', 'too_many_requests'],
  }),
  confirmPermitDocument: endpoint({
    method: 'PUT',
    path: '/permits/:id/upload-document/:name',
    summary: 'Checks a posted PDF by its bytes and places it; answers its final name.',
    access: { roles: PERMIT_WRITERS },
    reply: z.object({ name: z.string() }),
    errors: CONFIRMING,
  }),
};
