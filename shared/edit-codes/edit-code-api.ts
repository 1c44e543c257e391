import { declareApi } from '../core/endpoint.ts';
import type { editCodeShapes } from './edit-code-shapes.ts';

export const editCodeApi = declareApi<typeof editCodeShapes>()({
  sendForUserForm: { method: 'POST', path: '/edit-codes/userForm/:id', access: { anyone: true }, once: true },
  verifyForUserForm: { method: 'POST', path: '/edit-codes/userForm/:id/token', access: { anyone: true } },
  sendForCard: { method: 'POST', path: '/edit-codes/card/:id', access: { anyone: true }, once: true },
  verifyForCard: { method: 'POST', path: '/edit-codes/card/:id/token', access: { anyone: true } },
});
