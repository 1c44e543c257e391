import type { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import type { Handlers } from '../http/answer.ts';
import { sendAgain, testWebhook } from './ask-sending.ts';
import { changeWebhook, renewSecret } from './change-webhook.ts';
import { listSendings, listWebhooks } from './list-webhooks.ts';
import { makeWebhook, removeWebhook } from './make-webhook.ts';

export const webhookHandlers = {
  list: listWebhooks,
  make: makeWebhook,
  change: changeWebhook,
  remove: removeWebhook,
  renewSecret,
  test: testWebhook,
  sendings: listSendings,
  sendAgain,
} satisfies Handlers<typeof webhookApi>;
