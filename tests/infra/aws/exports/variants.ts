import type { Domain, RestoredTable, Settings } from '../../../../infra/aws/settings.ts';
import { synthesized } from '../synthesized-product.ts';
import type { Templates } from './stack-exports.ts';

/** What the release before this one imported: the value of each export. */
export const RELEASED_EXPORTS = new URL('./released-exports.json', import.meta.url);

export const DOMAIN: Domain = { name: 'portti.esimerkki.fi', zoneName: 'esimerkki.fi', hostedZoneId: 'Z0123456789' };
const OTHER: Domain = { ...DOMAIN, name: 'tyomaa.esimerkki.fi', mailName: 'posti.esimerkki.fi' };
/** A table that was restored, as the stage's settings name it. */
export const RESTORED: RestoredTable = {
  name: 'restored',
  streamArn: 'arn:aws:dynamodb:eu-north-1:123456789012:table/restored/stream/2026-11-20T06:00:00.000',
};

/** Settings between which a stage of production may change; together they have each setting that adds or removes something in both states. */
export const SETTINGS = {
  plain: {},
  bare: { hasFirewall: false, backups: undefined, releasesSlowly: false },
  domain: { domain: DOMAIN },
  'other domain': { domain: OTHER, hasFirewall: false },
  'restored table': { restoredTable: RESTORED },
  'restored table at a domain': {
    domain: { ...DOMAIN, makes: { address: false, sender: false, dmarc: false } },
    restoredTable: RESTORED,
  },
} satisfies Readonly<Record<string, Partial<Settings>>>;

/** The templates of production by its settings, and of an emergency. */
export function variants(): Map<string, Templates> {
  const templatesOf = (...asked: Parameters<typeof synthesized>): Templates =>
    Object.fromEntries(Object.entries(synthesized(...asked).templates).map(([name, one]) => [name, one.toJSON()]));
  const all = Object.entries(SETTINGS).map(([name, change]) => [name, templatesOf('production', change)] as const);
  return new Map([...all, ['emergency', templatesOf('production', {}, { isEmergency: true })]]);
}
