import { periodText } from '../../shared/permits/permit-validity.ts';
import { viewPin } from '../http/permit-pin.ts';
import { messageFor } from '../messages/new-message.ts';
import { messageWrite, type MessageKind } from '../store/messages.ts';
import type { PermitHead, PermitPersonRecord } from '../store/permits.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

type PermitMessageKind = Extract<MessageKind, `permit${string}`>;
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

/** Asks a person to sign, by a link that carries their PIN. */
export function askToSign(world: World, head: PermitHead, person: PermitPersonRecord, pin: string): Write[] {
  return messageTo(world, head, person, { kind: 'permitToSign', link: head._id, secret: pin });
}

/** Gives a person the PIN that was drawn for them anew; nothing where they have no address. */
export function sendNewPin(world: World, head: PermitHead, person: PermitPersonRecord, pin: string): Write[] {
  return messageTo(world, head, person, { kind: 'permitPin', link: head._id, secret: pin });
}

type News = { kind: Exclude<PermitMessageKind, 'permitToSign' | 'permitPin'>; reason?: string };

/** Tells persons what became of the permit, each address once, by the link that is for reading. */
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
