import type { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import type { Handlers } from '../http/answer.ts';
import { listApiKeys } from './list-api-keys.ts';
import { makeApiKey } from './make-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const apiKeyHandlers = {
  list: listApiKeys,
  make: makeApiKey,
  revoke: revokeApiKey,
} satisfies Handlers<typeof apiKeyApi>;
