import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { isStaffLanguage, staffLanguageOf } from '../../shared/core/language.ts';
import { MESSAGE_LANGUAGES } from '../../shared/languages/message-languages.ts';
import type { MessageText, Values } from '../../shared/messages/message-text.ts';
import type { MailFrame, WorkerMessageKind } from '../../shared/messages/worker-messages.ts';
import type { MessageKind } from '../store/messages/messages.ts';
import { MAIL_FRAMES } from './mail-frame.ts';
import { TEXTS } from './message-texts.ts';

type Words = { language: WorkerLanguage; frame: MailFrame; textOf: (values: Values) => MessageText };

/** The words of a kind of message in a language, else in English; `language` is the one they are in. */
export function wordsFor(kind: MessageKind, language: WorkerLanguage): Words {
  const own = isStaffLanguage(language) ? undefined : MESSAGE_LANGUAGES[language];
  const ownText = own?.messages[kind as WorkerMessageKind];
  if (own && ownText) return { language, frame: own.mailFrame, textOf: ownText };
  const said = staffLanguageOf(language);
  return { language: said, frame: MAIL_FRAMES[said], textOf: TEXTS[kind][said] };
}
