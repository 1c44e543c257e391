import { declareApi } from '../../core/endpoint.ts';
import type { registerCheckShapes } from './register-check-shapes.ts';

const READERS = ['orientations', 'manager', 'admin'] as const;

/** Checks an induction's details against public registers; the induction stores the result. */
export const registerCheckApi = declareApi<typeof registerCheckShapes>()({
  businessId: {
    method: 'GET',
    path: '/user-forms/:id/business-id',
    access: { roles: READERS, loggedIn: true, own: 'userForm' },
  },
  validateTaxNumber: { method: 'GET', path: '/user-forms/:id/validate-tax-number', access: { roles: READERS } },
});
