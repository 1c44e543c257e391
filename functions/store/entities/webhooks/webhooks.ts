import * as z from 'zod/mini';
import { Webhook } from '../../../../shared/webhooks/webhook.ts';
import { itemReader } from '../../item-reader.ts';
import { webhooksKey } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';

/** A webhook as it is stored: its secrets encrypted, since they sign. */
const Stored = z.extend(Webhook, {
  secret: z.string(),
  formerSecret: z.nullable(z.string()),
  /** The tries in a row that did not arrive, and until when nothing is tried after them. */
  failures: z.number(),
  pausedUntil: z.nullable(z.string()),
});
export type StoredWebhook = z.infer<typeof Stored>;

/** A company's webhooks by id; `version` 0 where it has had none. It counts those that come and go. */
export type CompanyWebhooks = {
  company: string;
  version: number;
  webhooks: Readonly<Record<string, StoredWebhook>>;
};

const webhooksOf = itemReader('webhooks', {
  schema: z.object({ version: z.number(), webhooks: z.record(z.string(), Stored) }),
});

export async function findWebhooks(table: Table, company: string): Promise<CompanyWebhooks> {
  const item = await table.get(webhooksKey(company));
  return { company, ...(item ? webhooksOf(item) : { version: 0, webhooks: {} }) };
}

/** Adds a webhook beside those that were read. ConditionFailed where others came or went meanwhile. */
export function addedWebhookWrite({ company, version }: CompanyWebhooks, added: StoredWebhook): Write {
  if (version === 0) {
    const put = { ...webhooksKey(company), entity: 'webhooks', company, version: 1, webhooks: { [added._id]: added } };
    return { put, condition: 'attribute_not_exists(PK)' };
  }
  return {
    update: webhooksKey(company),
    set: 'SET webhooks.#id = :webhook, version = version + :one',
    condition: 'version = :before',
    names: { '#id': added._id },
    values: { ':webhook': added, ':one': 1, ':before': version },
  };
}

/** ConditionFailed where others came or went meanwhile. */
export function removedWebhookWrite({ company, version }: CompanyWebhooks, id: string): Write {
  return {
    update: webhooksKey(company),
    set: 'REMOVE webhooks.#id SET version = version + :one',
    condition: 'version = :before',
    names: { '#id': id },
    values: { ':one': 1, ':before': version },
  };
}

/** What changes apart: by its callers, or by what became of its sendings. */
type Changed = Partial<Omit<StoredWebhook, '_id' | 'created' | 'by'>>;

/** Sets these members over the version that was read. ConditionFailed where it has changed, or is gone. */
export function changedWebhookWrite({ company }: CompanyWebhooks, before: StoredWebhook, changed: Changed): Write {
  const names = Object.keys(changed);
  return {
    update: webhooksKey(company),
    set: `SET ${names.map((name) => `webhooks.#id.#${name} = :${name}`).join(', ')}`,
    condition: 'webhooks.#id.#version = :before',
    names: { '#id': before._id, '#version': 'version', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
    values: {
      ':before': before.version,
      ...Object.fromEntries(names.map((name) => [`:${name}`, changed[name as keyof Changed]])),
    },
  };
}
