import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const cards = {
  cardReminder: ({ name, cardName, expires, isOver, projectName, link }) => ({
    subject: `Ваша кваліфікаційна картка ${isOver ? 'прострочена з' : 'дійсна до'} ${expires}: ${cardName}`,
    opening: [
      greet(name),
      `Ваша кваліфікаційна картка ${isOver ? 'прострочена з' : 'дійсна до'} ${expires}: ${cardName}.`,
      ...(projectName === '' ? [] : [`Об’єкт, де картка використовується: ${projectName}.`]),
      'Коли отримаєте нову картку, зніміть її і змініть дату.',
    ],
    button: { label: 'Оновити картку', link },
    closing: [CODE_FOLLOWS],
    smsName: cardName,
    sms: (card) => `Ваша картка ${isOver ? 'прострочена з' : 'дійсна до'} ${expires}: ${card}. Оновіть її: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
