import type { Texts } from '../../../../shared/messages/message-text.ts';

/** A message with a one-time code, in both languages; `openings` says in each what the code opens. */
export function oneTimeCodeTexts(openings: {
  fi: (formName: string) => string;
  en: (formName: string) => string;
}): Texts<'formName' | 'minutes'> {
  return {
    fi: ({ formName, minutes, secret, wordmark }) => ({
      subject: `Kertakäyttökoodisi: ${formName}`,
      opening: [openings.fi(formName)],
      figure: { label: 'Koodisi', digits: secret },
      closing: [
        `Koodi on voimassa ${minutes} minuuttia ja toimii kerran. Kirjoita se sivulle, jolta pyysit sen.`,
        'Älä anna koodia kenellekään. Jos et pyytänyt koodia, voit poistaa tämän viestin.',
      ],
      sms: (name) => `Koodisi on ${secret}. Se on voimassa ${minutes} min. Älä anna sitä muille. ${name} / ${wordmark}`,
    }),
    en: ({ formName, minutes, secret, wordmark }) => ({
      subject: `Your one-time code: ${formName}`,
      opening: [openings.en(formName)],
      figure: { label: 'Your code', digits: secret },
      closing: [
        `The code is valid for ${minutes} minutes and works once. Type it on the page where you asked for it.`,
        'Do not give the code to anyone. If you did not ask for it, you can delete this message.',
      ],
      sms: (name) =>
        `Your code is ${secret}. It is valid for ${minutes} min. Do not give it to others. ${name} / ${wordmark}`,
    }),
  };
}
