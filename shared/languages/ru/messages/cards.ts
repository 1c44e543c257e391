import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const cards = {
  cardReminder: ({ name, cardName, expires, isOver, projectName, link }) => ({
    subject: `Ваша квалификационная карта ${isOver ? 'истекла' : 'действует до'} ${expires}: ${cardName}`,
    opening: [
      greet(name),
      `Ваша квалификационная карта ${isOver ? 'истекла' : 'действует до'} ${expires}: ${cardName}.`,
      ...(projectName === '' ? [] : [`Объект, где карта используется: ${projectName}.`]),
      'Когда получите новую карту, снимите её и измените дату.',
    ],
    button: { label: 'Обновить карту', link },
    closing: [CODE_FOLLOWS],
    smsName: cardName,
    sms: (card) => `Ваша карта ${isOver ? 'истекла' : 'действует до'} ${expires}: ${card}. Обновите её: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
