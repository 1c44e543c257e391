/** What a webhook can be told of. */
export const WEBHOOK_KINDS = [
  'induction.signed',
  'induction.approved',
  'induction.returned',
  'card.expiring',
  'permit.approved',
  'permit.suspended',
  'permit.workApproved',
  'presence.in',
  'presence.out',
] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** Who comes and goes is told only where an admin chooses it (rule 20.6). */
export const QUIET_KINDS: readonly WebhookKind[] = ['presence.in', 'presence.out'];
export const PRESET_KINDS: readonly WebhookKind[] = WEBHOOK_KINDS.filter((kind) => !QUIET_KINDS.includes(kind));

/** A company has at most this many webhooks (rule 20.5). */
export const MOST_WEBHOOKS = 10;

/** What the test button sends. */
export const TEST_KIND = 'test' as const;
