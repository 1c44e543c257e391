import type { EvidenceDays, EvidenceKeys } from '../../../shared/evidence/evidence.ts';

const KEYS = '/.well-known/tyomaaportti-keys.json';
const DAYS = '/.well-known/tyomaaportti-days.json';

async function fetched<T>(address: string): Promise<T | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** The public keys and the roots of a company's days: all that a check fetches. Undefined what does not come. */
export async function fetchPublished(
  company: string | undefined,
): Promise<{ keys: EvidenceKeys | undefined; days: EvidenceDays | undefined }> {
  const query = company === undefined ? '' : `?company=${encodeURIComponent(company)}`;
  const [keys, days] = await Promise.all([fetched<EvidenceKeys>(KEYS), fetched<EvidenceDays>(`${DAYS}${query}`)]);
  return { keys, days };
}
