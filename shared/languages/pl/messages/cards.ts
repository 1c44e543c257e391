import type { WorkerMessages } from '../../../messages/worker-messages.ts';
import { CODE_FOLLOWS, greet } from './repeated-words.ts';

export const cards = {
  cardReminder: ({ name, cardName, expires, isOver, projectName, link }) => ({
    subject: `Twoja karta kwalifikacji ${isOver ? 'wygasła' : 'jest ważna do'} ${expires}: ${cardName}`,
    opening: [
      greet(name),
      `Twoja karta kwalifikacji ${isOver ? 'wygasła' : 'jest ważna do'} ${expires}: ${cardName}.`,
      ...(projectName === '' ? [] : [`Budowa, na której karta jest używana: ${projectName}.`]),
      'Gdy dostaniesz nową kartę, zrób jej zdjęcie i zmień datę.',
    ],
    button: { label: 'Zaktualizuj kartę', link },
    closing: [CODE_FOLLOWS],
    smsName: cardName,
    sms: (card) => `Twoja karta ${isOver ? 'wygasła' : 'jest ważna do'} ${expires}: ${card}. Zaktualizuj ją: ${link}`,
  }),
} satisfies Partial<WorkerMessages>;
