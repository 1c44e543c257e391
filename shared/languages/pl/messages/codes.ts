import type { WorkerMessages } from '../../../messages/worker-messages.ts';

const oneTimeCode =
  (opening: (formName: string) => string): WorkerMessages['editCode'] =>
  ({ formName, minutes, secret, wordmark }) => ({
    subject: `Twój kod jednorazowy: ${formName}`,
    opening: [opening(formName)],
    figure: { label: 'Twój kod', digits: secret },
    closing: [
      `Kod jest ważny ${minutes}\u00a0minut i działa raz. Wpisz go na stronie, na której poprosisz o kod.`,
      'Nie podawaj kodu nikomu. Jeśli to nie Twoja prośba, usuń tę wiadomość.',
    ],
    sms: (name) => `Twój kod: ${secret}, ważny ${minutes} min. Nie podawaj go nikomu. ${name} / ${wordmark}`,
  });

export const codes = {
  editCode: oneTimeCode((formName) => `Tym kodem otworzysz swój instruktaż: ${formName}.`),
  cardCode: oneTimeCode((formName) => `Tym kodem zaktualizujesz swoją kartę: ${formName}.`),
} satisfies Partial<WorkerMessages>;
