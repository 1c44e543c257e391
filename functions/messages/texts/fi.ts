import { grouped, type MessageTexts } from '../message-text.ts';
import { accountsFi } from './accounts-fi.ts';
import { cardsFi } from './cards-fi.ts';
import { permitsFi } from './permits-fi.ts';

export const fi: MessageTexts = {
  buttonFallback: 'Jos painike ei toimi, avaa tämä osoite selaimessa:',
  footer: (wordmark) => `Tämän viestin lähetti ${wordmark}. Viestiin ei voi vastata.`,
  kinds: {
    ...accountsFi,
    ...cardsFi,
    ...permitsFi,
    editCode: ({ formName, minutes, secret, wordmark }) => ({
      subject: `Kertakäyttökoodisi: ${formName}`,
      opening: [`Tällä koodilla pääset omaan perehdytykseesi: ${formName}.`],
      figure: { label: 'Koodisi', digits: secret },
      closing: [
        `Koodi on voimassa ${minutes} minuuttia ja toimii kerran. Kirjoita se sivulle, jolta pyysit sen.`,
        'Älä anna koodia kenellekään. Jos et pyytänyt koodia, voit poistaa tämän viestin.',
      ],
      sms: (name) => `Koodisi on ${secret}. Se on voimassa ${minutes} min. Älä anna sitä muille. ${name} / ${wordmark}`,
    }),
    cardCode: ({ formName, minutes, secret, wordmark }) => ({
      subject: `Kertakäyttökoodisi: ${formName}`,
      opening: [`Tällä koodilla pääset päivittämään pätevyyskorttisi: ${formName}.`],
      figure: { label: 'Koodisi', digits: secret },
      closing: [
        `Koodi on voimassa ${minutes} minuuttia ja toimii kerran. Kirjoita se sivulle, jolta pyysit sen.`,
        'Älä anna koodia kenellekään. Jos et pyytänyt koodia, voit poistaa tämän viestin.',
      ],
      sms: (name) => `Koodisi on ${secret}. Se on voimassa ${minutes} min. Älä anna sitä muille. ${name} / ${wordmark}`,
    }),
    inductionLink: ({ formName, link }) => ({
      subject: `Jatka perehdytystä: ${formName}`,
      opening: [
        `Aloitit perehdytyksen: ${formName}.`,
        'Voit jatkaa siitä, mihin jäit, millä laitteella tahansa. Kun avaat linkin, lähetämme sinulle koodin.',
      ],
      button: { label: 'Jatka perehdytystä', link },
      closing: [
        'Jos et aloittanut perehdytystä, joku on kirjoittanut osoitteesi vahingossa. Silloin sinun ei tarvitse tehdä mitään.',
      ],
      sms: (name) => `Jatka perehdytystä ${name}: ${link}`,
    }),
    completionReceipt: ({ formName, name, secret, link, signed, Product }) => ({
      subject: `${Product} valmis: ${formName}`,
      opening: [
        name === '' ? 'Hei!' : `Hei ${name}!`,
        `Perehdytyksesi on valmis: ${formName}. Allekirjoitit sen ${signed.replace(' ', ' klo\u00a0')}.`,
        'Työnjohto tarkistaa ja hyväksyy sen.',
      ],
      figure: { label: 'Perehdytyksen tunnus', digits: grouped(secret) },
      button: { label: 'Avaa perehdytys', link },
      closing: ['Säilytä tunnus. Sillä löydät perehdytyksesi, kun kirjaudut palveluun.'],
      sms: (form) => `${Product} valmis: ${form}. Tunnus on ${grouped(secret)}. ${link}`,
    }),
    inductionReturned: ({ formName, name, reason, link }) => ({
      subject: `Perehdytys palautettiin korjattavaksi: ${formName}`,
      opening: [
        name === '' ? 'Hei!' : `Hei ${name}!`,
        `Perehdytyksesi palautettiin korjattavaksi: ${formName}.`,
        `Syy: ${reason || 'ei kerrottu'}`,
      ],
      button: { label: 'Korjaa perehdytys', link },
      closing: ['Tarkista palautetut sivut ja kuittaa ne uudelleen. Kun avaat linkin, lähetämme sinulle koodin.'],
      sms: (form) => `Perehdytyksesi palautettiin korjattavaksi: ${form}. ${link}`,
    }),
    newInduction: ({ formName, name, company, link }) => {
      const who = `${name || 'Työntekijä'}${company === '' ? '' : ` (${company})`}`;
      return {
        subject: `Uusi perehdytys: ${formName}`,
        opening: [`${who} on tehnyt perehdytyksen: ${formName}.`, 'Se odottaa hyväksyntää.'],
        button: { label: 'Avaa perehdytys', link },
        sms: (form) => `Uusi perehdytys odottaa hyväksyntää: ${form}. ${link}`,
      };
    },
  },
};
