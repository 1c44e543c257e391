import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const oneTimeCode =
  (opening: (formName: string) => string): WorkerMessages['editCode'] =>
  ({ formName, minutes, secret, wordmark }) => ({
    subject: `Ваш одноразовий код: ${formName}`,
    opening: [opening(formName)],
    figure: { label: 'Ваш код', digits: secret },
    closing: [
      `Код діє ${minutes}\u00a0хвилин і спрацьовує один раз. Введіть його на сторінці, де ви його запросили.`,
      'Нікому не повідомляйте код. Якщо ви його не запитували, видаліть це повідомлення.',
    ],
    sms: (name) => `Код ${secret}, діє ${minutes} хв. Нікому його не повідомляйте. ${name} / ${wordmark}`,
  });

export const codes = {
  editCode: oneTimeCode((formName) => `Цей код відкриває ваш інструктаж: ${formName}.`),
  cardCode: oneTimeCode((formName) => `Цей код відкриває оновлення вашої картки: ${formName}.`),
} satisfies Partial<WorkerMessages>;
