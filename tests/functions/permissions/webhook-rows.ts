import type { Row } from './row.ts';
import { WEBHOOK } from './things.ts';

const ofCompany = (company: string) => `company=${company}`;

export const WEBHOOK_ROWS: Readonly<Record<string, Row>> = {
  'webhooks.list': { who: ['admin'] },
  'webhooks.make': { who: ['admin'], body: () => WEBHOOK },
  'webhooks.change': {
    who: ['admin'],
    body: () => ({ ...WEBHOOK, isOn: true, version: 1 }),
    query: ofCompany,
  },
  'webhooks.remove': { who: ['admin'], fresh: true, query: ofCompany },
  'webhooks.renewSecret': { who: ['admin'], query: ofCompany },
  'webhooks.test': { who: ['admin'], query: ofCompany },
  'webhooks.sendings': { who: ['admin'], query: ofCompany },
  'webhooks.sendAgain': { who: ['admin'], query: ofCompany },
};
