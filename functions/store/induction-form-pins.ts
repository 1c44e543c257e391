import type { Item, Key } from './items.ts';
import type { Write } from './table.ts';

/** What the claim of a living PIN knows, so that an induction starts without reading its form. */
export type PinClaim = { formId: string; company: string; contentVersion: number };

/** What a form's PIN item says of the form. */
type PinHolder = { _id: string; company: string; contentVersion: number; pin: string };

export const pinKey = (pin: string): Key => ({ PK: `PIN#${pin}`, SK: 'PIN' });

/** A PIN that a form gave up is free again after a year (contract 6). */
const KEPT_PIN_SECONDS = 365 * 24 * 3600;

const secondsOf = (at: string) => Math.floor(Date.parse(at) / 1000);

export function newPinWrite(head: PinHolder, at: string): Write {
  return {
    put: pinItem(head),
    condition: 'attribute_not_exists(PK) OR (attribute_exists(retired) AND #ttl < :now)',
    names: { '#ttl': 'ttl' },
    values: { ':now': secondsOf(at) },
  };
}

export function retiredPinWrite(head: PinHolder, at: string): Write {
  return {
    put: { ...pinItem(head), retired: at, ttl: secondsOf(at) + KEPT_PIN_SECONDS },
    condition: 'formId = :id',
    values: { ':id': head._id },
  };
}

export function pinClaimOf(item: Item | undefined): PinClaim | undefined {
  if (!item || item['retired'] !== undefined) return undefined;
  return {
    formId: String(item['formId']),
    company: String(item['company']),
    contentVersion: Number(item['contentVersion']),
  };
}

export function pinItem(head: PinHolder): Item {
  return { ...pinKey(head.pin), formId: head._id, company: head.company, contentVersion: head.contentVersion };
}
