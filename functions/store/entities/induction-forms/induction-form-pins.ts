import * as z from 'zod/mini';
import { itemReader } from '../../item-reader.ts';
import { pinKey } from '../../keys.ts';
import type { Item } from '../../items.ts';
import type { Update, Write } from '../../table.ts';

/** The claim's marks about starts, each for one day only. */
const Marks = z.object({
  /** How far the form or its company is over its ceiling: 1 above the ceiling, 2 above twice that. */
  busy: z.optional(z.object({ day: z.string(), level: z.number() })),
  /** The day on which starts are held until staff release them. */
  held: z.optional(z.string()),
  /** The day for the rest of which staff have released the starts. */
  released: z.optional(z.string()),
});
export type StartMarks = z.infer<typeof Marks>;

const Claim = z.extend(Marks, { formId: z.string(), company: z.string(), contentVersion: z.number() });

/** What a living PIN's claim holds, so that a start need not read the form. */
export type PinClaim = z.infer<typeof Claim>;

const claimOf = itemReader('pinClaim', { schema: Claim });

/** The form's data for its PIN item. */
type PinHolder = { _id: string; company: string; contentVersion: number; pin: string };

/** A given-up PIN is free again after a year (rule 3.1). */
const KEPT_PIN_SECONDS = 365 * 24 * 3600;

const secondsOf = (at: string) => Math.floor(Date.parse(at) / 1000);

export function newPinWrite(head: PinHolder, at: string): Write {
  return {
    put: pinItem(head),
    condition: 'attribute_not_exists(PK) OR (attribute_exists(retired) AND #ttl < :now)',
    refusedAs: 'pin',
    names: { '#ttl': 'ttl' },
    values: { ':now': secondsOf(at) },
  };
}

export function retiredPinWrite(head: PinHolder, at: string): Write {
  return {
    update: pinKey(head.pin),
    set: 'SET retired = :at, #ttl = :until',
    condition: 'formId = :id',
    names: { '#ttl': 'ttl' },
    values: { ':id': head._id, ':at': at, ':until': secondsOf(at) + KEPT_PIN_SECONDS },
  };
}

/** Gives a given-up PIN back to the form. ConditionFailed where the PIN is another form's, or gone. */
export function revivedPinWrite(head: PinHolder): Write {
  const { set, values, ...renewed } = renewedPinWrite(head);
  return {
    ...renewed,
    set: `${set} REMOVE retired, #ttl`,
    condition: 'formId = :id',
    refusedAs: 'pin',
    names: { '#ttl': 'ttl' },
    values: { ...values },
  };
}

export function pinClaimOf(item: Item | undefined): PinClaim | undefined {
  return item && item['retired'] === undefined ? claimOf(item) : undefined;
}

/** Directs new starts to the newest version; the rest of the claim stays. */
export function renewedPinWrite({ _id, company, contentVersion, pin }: PinHolder): Update {
  return {
    update: pinKey(pin),
    set: 'SET formId = :id, company = :company, contentVersion = :version',
    values: { ':id': _id, ':company': company, ':version': contentVersion },
  };
}

/** Marks the claim while the PIN is the form's. ConditionFailed where it is not, or where the mark is there already. */
export function startMarkWrite({ _id, pin }: Pick<PinHolder, '_id' | 'pin'>, mark: StartMarks): Write {
  const [[name, value] = ['', '']] = Object.entries(mark);
  return {
    update: pinKey(pin),
    set: 'SET #mark = :mark',
    condition: 'formId = :id AND attribute_not_exists(retired) AND (attribute_not_exists(#mark) OR #mark <> :mark)',
    names: { '#mark': name },
    values: { ':id': _id, ':mark': value },
  };
}

/** Marks how far the form is over its ceiling; a day's counts only grow. ConditionFailed where this mark or a higher one is there. */
export function busyMarkWrite(holder: Pick<PinHolder, '_id' | 'pin'>, busy: { day: string; level: number }): Write {
  return {
    update: pinKey(holder.pin),
    set: 'SET busy = :busy',
    condition:
      'formId = :id AND attribute_not_exists(retired) AND (attribute_not_exists(busy) OR busy.#day <> :day OR busy.#level < :level)',
    names: { '#day': 'day', '#level': 'level' },
    values: { ':id': holder._id, ':busy': busy, ':day': busy.day, ':level': busy.level },
  };
}

/** Removes the claim's mark of being over the ceiling, until the next count. */
export function unmarkedPinWrite({ _id, pin }: Pick<PinHolder, '_id' | 'pin'>): Write {
  return { update: pinKey(pin), set: 'REMOVE busy, held', condition: 'formId = :id', values: { ':id': _id } };
}

function pinItem(head: PinHolder): Item {
  return { ...pinKey(head.pin), formId: head._id, company: head.company, contentVersion: head.contentVersion };
}
