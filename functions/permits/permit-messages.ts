import { periodText } from '../../shared/permits/permit-validity.ts';
import { viewPermitPath } from '../../shared/site-paths/open-paths.ts';
import { viewPin } from '../security/pins/permit-pin.ts';
import { messageFor } from '../messages/new-message.ts';
import { messageWrite, type MessageKind } from '../store/messages/messages.ts';
import type { PermitHead, PermitPersonRecord } from '../store/entities/permits/permit-record.ts';
import { findUser } from '../store/entities/users/users.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import type { Opening } from './pins/permit-pins.ts';

type PermitMessageKind = Exclude<Extract<MessageKind, `permit${string}`>, 'permitPinsWait'>;
/** `reason` and `name` are what the kind of message says of them. */
type Said = { reason?: string; name?: string };
type Text = Said & { kind: PermitMessageKind; link: string; secret: string };

type Reached = Pick<PermitPersonRecord, 'email' | 'phoneNumber' | 'language' | 'role' | 'isWatch'>;

/** What a message calls its reader: who only watches has no other role. */
const roleTold = ({ role, isWatch }: Reached) => (isWatch && role === 'NoRole' ? 'Watch' : role);

function messageTo(world: World, head: PermitHead, person: Reached, text: Text): Write[] {
  const { kind, link, secret, reason = '', name = '' } = text;
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
      role: roleTold(person),
      link: `${world.settings.baseUrl}${viewPermitPath(link, '')}`,
      reason,
      name,
    },
    secret,
  });
  return message ? [messageWrite(message)] : [];
}

/** The PIN to type, then the key of the link. */
const secretOf = ({ pin, key }: Opening) => `${pin} ${key}`;

type CodedKind =
  | 'permitToSign'
  | 'permitPin'
  | 'permitExtension'
  | 'permitHandOver'
  | 'permitStillToSign'
  | 'permitWatch'
  | 'permitWatchBegins';

/** Sends a person a link that carries their key, with what they are asked for; does nothing where they have no address. */
export function askPerson(
  world: World,
  head: PermitHead,
  { person, opening, ...text }: Said & { kind: CodedKind; person: PermitPersonRecord; opening: Opening },
): Write[] {
  return messageTo(world, head, person, { ...text, link: head._id, secret: secretOf(opening) });
}

type News = Said & { kind: Exclude<PermitMessageKind, CodedKind> };

/** Whom news reach: once per address, and nobody who has none. */
export function reachedPersons(persons: readonly PermitPersonRecord[]): PermitPersonRecord[] {
  const addresses = persons.flatMap((person) => {
    const address = person.email || person.phoneNumber;
    return address === '' ? [] : [[address, person] as const];
  });
  return [...new Map(addresses).values()];
}

/** Tells persons the permit's outcome, with the link for reading. */
export function tellPersons(
  world: World,
  head: PermitHead,
  persons: readonly PermitPersonRecord[],
  news: News,
): Write[] {
  const secret = viewPin(world.keys, head._id);
  return reachedPersons(persons).flatMap((person) =>
    messageTo(world, head, person, { ...news, link: head.viewId, secret }),
  );
}

/** Tells a user of the permit's company, at their present address, by the link for reading. */
export async function tellUser(world: World, head: PermitHead, userId: string, news: News): Promise<Write[]> {
  const user = await findUser(world.table, userId);
  if (!user) return [];
  const { email, language } = user;
  const reached = { email, language, phoneNumber: '', role: 'Creator' } as const;
  return messageTo(world, head, reached, { ...news, link: head.viewId, secret: viewPin(world.keys, head._id) });
}
