import { sealAddress } from '../../security/seal-address.ts';
import type { Keys } from '../../security/keys.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';

/** How a caller has proved their identity: by the sealed address that received their code, or as the user who claimed the induction. */
export type Proof = { provedAddress: string } | { userId: string };

type Compared = { mine: UserFormHead; earlier: UserFormHead; proof: Proof };

/**
 * Whether an earlier induction is the same person's (rule 3.10): the same user claimed it; or it has the proved address and the same first
 * and last name, and no tax number or birthday that is given in both and differs.
 */
export function isSamePerson(keys: Keys, { mine, earlier, proof }: Compared): boolean {
  if ('userId' in proof) return earlier.claimedBy === proof.userId;
  const addresses = [earlier.user.email, earlier.user.phoneNumber].flatMap((address) => address ?? []);
  const hasAddress = addresses.some((address) => sealAddress(keys, address) === proof.provedAddress);
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
