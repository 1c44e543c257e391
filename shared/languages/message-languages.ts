import type { Language, WorkerLanguage } from '../core/fields.ts';
import type { MessageLanguage } from '../messages/worker-messages.ts';
import { et } from './et/messages.ts';
import { pl } from './pl/messages.ts';
import { ru } from './ru/messages.ts';
import { sv } from './sv/messages.ts';
import { uk } from './uk/messages.ts';

/** The words of messages in the languages that staff do not read. */
export const MESSAGE_LANGUAGES: Readonly<Record<Exclude<WorkerLanguage, Language>, MessageLanguage>> = {
  sv,
  et,
  ru,
  uk,
  pl,
};
