import { callerAs } from '../../../shared/permits/permit-callers.ts';
import type { PermitHead, PermitPersonRecord } from '../../store/entities/permits/permit-record.ts';
import type { Write } from '../../store/table.ts';
import type { World } from '../../world.ts';
import { askPerson } from '../permit-messages.ts';
import { openAnew } from '../pins/permit-pins.ts';

/** Who may grant: the grantors who have signed, or without a grantor the creators. */
export function grantersOf(head: PermitHead): PermitPersonRecord[] {
  return head.persons.filter((person) => callerAs(head, person) === 'signedGrantor');
}

type Asking = { kind: 'permitExtension' | 'permitHandOver'; reason?: string; name: string; shown: PermitHead };

/** Asks everybody who may grant, each by a PIN and a link of their own; `shown` is the permit as the message tells of it. */
export function askGranters(
  world: World,
  head: PermitHead,
  { shown, ...said }: Asking,
): { head: PermitHead; writes: Write[] } {
  return openAnew(world, head, grantersOf(head), (person, opening) =>
    askPerson(world, shown, { ...said, person, opening }),
  );
}
