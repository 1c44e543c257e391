import { periodText } from '../../shared/permits/permit-validity.ts';
import { viewPin } from '../security/permit-pin.ts';
import { messageFor } from '../messages/new-message.ts';
import { messageWrite, type MessageKind } from '../store/messages/messages.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import type { Opening } from './permit-pins.ts';

type PermitMessageKind = Exclude<Extract<MessageKind, `permit${string}`>, 'permitPinsWait'>;
type Text = { kind: PermitMessageKind; link: string; secret: string; reason?: string };

function messageTo(world: World, head: PermitHead, person: PermitPersonRecord, text: Text): Write[] {
  const { kind, link, secret, reason = '' } = text;
  const message = messageFor(world, {
    kind,
    company: head.company,
    about: `permit#${head._id}`,
    ...(person.email === '' ? {} : { email: person.email }),
    ...(person.phoneNumber === '' ? {} : { phoneNumber: person.phoneNumber }),
    language: person.language,
    data: {
      permitName: head.name,
      number: head.number,
      projectName: head.projectName,
      period: periodText(head, person.language),
      role: person.role,
      link: `${world.settings.baseUrl}/view-permit/${link}/`,
      reason,
    },
    secret,
  });
  return message ? [messageWrite(message)] : [];
}

/** The PIN to type, then the key of the link. */
const secretOf = ({ pin, key }: Opening) => `${pin} ${key}`;

/** Asks a person to sign, by a link that carries their key. */
export function askToSign(world: World, head: PermitHead, person: PermitPersonRecord, opening: Opening): Write[] {
  return messageTo(world, head, person, { kind: 'permitToSign', link: head._id, secret: secretOf(opening) });
}

/** Sends a person their newly drawn PIN; does nothing where they have no address. */
export function sendNewPin(world: World, head: PermitHead, person: PermitPersonRecord, opening: Opening): Write[] {
  return messageTo(world, head, person, { kind: 'permitPin', link: head._id, secret: secretOf(opening) });
}

type News = { kind: Exclude<PermitMessageKind, 'permitToSign' | 'permitPin'>; reason?: string };

/** Tells persons the permit's outcome, once per address, with the link for reading. */
export function tellPersons(
  world: World,
  head: PermitHead,
  persons: readonly PermitPersonRecord[],
  news: News,
): Write[] {
  const byAddress = new Map(persons.map((person) => [person.email || person.phoneNumber || person._id, person]));
  const secret = viewPin(world.keys, head._id);
  return [...byAddress.values()].flatMap((person) =>
    messageTo(world, head, person, { ...news, link: head.viewId, secret }),
  );
}
