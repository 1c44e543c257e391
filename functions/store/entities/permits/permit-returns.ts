import type { Item } from '../../items.ts';
import type { ReturnReason } from '../../messages/mail-returns.ts';
import { permitReturnKey, returnedAddress } from '../../keys.ts';
import type { Table, Write } from '../../table.ts';

/** A mail about a permit that did not arrive; `isSuppressed` where its address gets no more mail. */
export type PermitReturn = { reason: ReturnReason; at: string; isSuppressed: boolean };

const KEPT_SECONDS = 365 * 24 * 3600;

/** By the sealed address; read with the permit. */
export type PermitReturns = ReadonlyMap<string, PermitReturn>;

/** The returns among the items of a permit's partition. */
export function returnsIn(items: readonly Item[]): PermitReturns {
  const told = new Map<string, PermitReturn>();
  for (const item of items) {
    const address = returnedAddress(item.SK);
    if (address !== undefined) told.set(address, item['mailReturn'] as PermitReturn);
  }
  return told;
}

/** Records beside a permit that mail to a sealed address did not arrive; the permit and its version stay unchanged. */
export async function keepPermitReturn(table: Table, id: string, address: string, told: PermitReturn): Promise<void> {
  const ttl = Math.floor(Date.parse(told.at) / 1000) + KEPT_SECONDS;
  await table.write([{ put: { ...permitReturnKey(id, address), mailReturn: told, ttl } }]);
}

/** Forgets a return, since mail to the address is tried again. */
export const forgottenReturn = (id: string, address: string): Write => ({ delete: permitReturnKey(id, address) });
