import { sealedAddress } from '../http/sealed-address.ts';
import type { Keys } from '../http/keys.ts';
import type { UserFormHead } from '../store/user-form-head.ts';

/** How a caller has proved who they are: by the sealed address that received their code, or as the user who claimed the induction. */
export type Proof = { provedAddress: string } | { userId: string };

type Compared = { mine: UserFormHead; earlier: UserFormHead; proof: Proof };

/**
 * Whether an earlier induction was the same person's (contract 6): claimed by the same user; or it names the proved address and
 * the same first and last name, and no tax number or birthday that both have differs.
 */
export function isSamePerson(keys: Keys, { mine, earlier, proof }: Compared): boolean {
  if ('userId' in proof) return earlier.claimedBy === proof.userId;
  const addresses = [earlier.user.email, earlier.user.phoneNumber].flatMap((address) => address ?? []);
  const hasAddress = addresses.some((address) => sealedAddress(keys, address) === proof.provedAddress);
  const isGiven = (['firstName', 'lastName'] as const).every((name) => same(mine.user[name]) !== '');
  const isNamed = (['firstName', 'lastName'] as const).every(
    (name) => same(mine.user[name]) === same(earlier.user[name]),
  );
  const differs = (['taxNumber', 'birthday'] as const).some((name) => {
    const [one, other] = [same(mine.user[name]), same(earlier.user[name])];
    return one !== '' && other !== '' && one !== other;
  });
  return hasAddress && isGiven && isNamed && !differs;
}

function same(text: string | undefined): string {
  return (text ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('fi');
}
