import type { passApi } from '../../shared/gate/pass-api.ts';
import type { Handlers } from '../http/answer.ts';
import { showPass } from './show-pass.ts';

export const passHandlers = {
  get: ({ world, params, address }) => showPass(world, { passId: params.id, address }),
} satisfies Handlers<typeof passApi>;
