import { declareApi } from '../core/endpoint.ts';
import type { permitFormUploadShapes, permitUploadShapes, uploadShapes } from './upload-shapes.ts';

const FORM_WRITERS = ['orientationFormCRUD'] as const;
const PERMIT_FORM_WRITERS = ['permitFormCRUD'] as const;
const PERMIT_WRITERS = ['permitCRUD'] as const;

export const uploadApi = declareApi<typeof uploadShapes>()({
  userFormImage: {
    method: 'POST',
    path: '/user-forms/:id/upload-image',
    access: { loggedIn: true, own: 'userForm' },
    hasLargeBody: true,
    once: true,
  },
  confirmUserFormImage: {
    method: 'PUT',
    path: '/user-forms/:id/upload-image/:name',
    access: { loggedIn: true, own: 'userForm' },
  },
  cardImage: {
    method: 'POST',
    path: '/cards/:id/upload-image',
    access: { roles: ['cardCRUD'], own: 'card' },
    hasLargeBody: true,
    once: true,
  },
  confirmCardImage: {
    method: 'PUT',
    path: '/cards/:id/upload-image/:name',
    access: { roles: ['cardCRUD'], own: 'card' },
  },
  inductionFormImage: {
    method: 'POST',
    path: '/induction-forms/:id/upload-image',
    access: { roles: FORM_WRITERS },
    hasLargeBody: true,
    once: true,
  },
  confirmInductionFormImage: {
    method: 'PUT',
    path: '/induction-forms/:id/upload-image/:name',
    access: { roles: FORM_WRITERS },
  },
  inductionFormDocument: {
    method: 'POST',
    path: '/induction-forms/:id/upload-document',
    access: { roles: FORM_WRITERS },
    hasLargeBody: true,
    once: true,
  },
  confirmInductionFormDocument: {
    method: 'PUT',
    path: '/induction-forms/:id/upload-document/:name',
    access: { roles: FORM_WRITERS },
  },
});

export const permitFormUploadApi = declareApi<typeof permitFormUploadShapes>()({
  permitFormImage: {
    method: 'POST',
    path: '/permit-forms/:id/upload-image',
    access: { roles: PERMIT_FORM_WRITERS },
    hasLargeBody: true,
    once: true,
  },
  confirmPermitFormImage: {
    method: 'PUT',
    path: '/permit-forms/:id/upload-image/:name',
    access: { roles: PERMIT_FORM_WRITERS },
  },
  permitFormDocument: {
    method: 'POST',
    path: '/permit-forms/:id/upload-document',
    access: { roles: PERMIT_FORM_WRITERS },
    hasLargeBody: true,
    once: true,
  },
  confirmPermitFormDocument: {
    method: 'PUT',
    path: '/permit-forms/:id/upload-document/:name',
    access: { roles: PERMIT_FORM_WRITERS },
  },
});

export const permitUploadApi = declareApi<typeof permitUploadShapes>()({
  permitImage: {
    method: 'POST',
    path: '/permits/:id/upload-image',
    access: { roles: PERMIT_WRITERS },
    hasLargeBody: true,
    once: true,
  },
  confirmPermitImage: { method: 'PUT', path: '/permits/:id/upload-image/:name', access: { roles: PERMIT_WRITERS } },
  permitDocument: {
    method: 'POST',
    path: '/permits/:id/upload-document',
    access: { roles: PERMIT_WRITERS },
    hasLargeBody: true,
    once: true,
  },
  confirmPermitDocument: {
    method: 'PUT',
    path: '/permits/:id/upload-document/:name',
    access: { roles: PERMIT_WRITERS },
  },
});
