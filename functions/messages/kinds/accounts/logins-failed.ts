import type { Texts } from '../../../../shared/messages/message-text.ts';

/** Warns a user of failed logins to their account. */
export const loginsFailed: Texts<'at' | 'link'> = {
  fi: ({ at, link, wordmark }) => ({
    subject: `Tunnuksellasi yritetään kirjautua: ${wordmark}`,
    opening: [
      'Joku on yrittänyt monta kertaa kirjautua tunnuksellasi väärällä salasanalla.',
      `Yritykset huomattiin ${at.replace(' ', ' klo\u00a0')}. Salasanasi ei ole vaihtunut, ja voit kirjautua tavalliseen tapaan.`,
    ],
    button: { label: 'Vaihda salasana', link },
    closing: [
      'Vaihda salasana, jos käytät samaa muualla tai se on helppo arvata.',
      'Kerromme tästä kerran, vaikka yritykset jatkuvat.',
    ],
    sms: () => `Tunnuksellasi yritetään kirjautua väärällä salasanalla. Vaihda salasana tarvittaessa: ${link}`,
  }),
  en: ({ at, link, wordmark }) => ({
    subject: `Somebody tries to log in as you: ${wordmark}`,
    opening: [
      'Somebody has tried many times to log in as you with a wrong password.',
      `The tries were noticed on ${at.replace(' ', ' at ')}. Your password has not changed, and you can log in as usual.`,
    ],
    button: { label: 'Change the password', link },
    closing: [
      'Change the password if you use it elsewhere or if it is easy to guess.',
      'We tell you of this once, even if the tries go on.',
    ],
    sms: () => `Somebody tries to log in as you with a wrong password. Change it if needed: ${link}`,
  }),
};
