import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const oneTimeCode =
  (opening: (formName: string) => string): WorkerMessages['editCode'] =>
  ({ formName, minutes, secret, wordmark }) => ({
    subject: `Ваш одноразовый код: ${formName}`,
    opening: [opening(formName)],
    figure: { label: 'Ваш код', digits: secret },
    closing: [
      `Код действует ${minutes}\u00a0минут и срабатывает один раз. Введите его на странице, где вы его запросили.`,
      'Никому не сообщайте код. Если вы его не запрашивали, удалите это сообщение.',
    ],
    sms: (name) => `Код ${secret}, действует ${minutes} мин. Никому его не сообщайте. ${name} / ${wordmark}`,
  });

export const codes = {
  editCode: oneTimeCode((formName) => `Этот код открывает ваш инструктаж: ${formName}.`),
  cardCode: oneTimeCode((formName) => `Этот код открывает обновление вашей карты: ${formName}.`),
} satisfies Partial<WorkerMessages>;
