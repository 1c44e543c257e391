import type { renewalApi } from '../../shared/user-forms/renewal/renewal-api.ts';
import type { Handlers } from '../http/answer.ts';
import { renewUserForm } from './renew/renew-user-form.ts';

export const renewalHandlers = { renew: renewUserForm } satisfies Handlers<typeof renewalApi>;
