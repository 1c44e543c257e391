import type { Texts } from '../../../../shared/messages/message-text.ts';

/** What a digest lists: cards alone (empty), inductions alone, or both. */
type Kinds = '' | 'inductions' | 'both';

const wordsOf = <Word>(words: Readonly<Record<Kinds, Word>>, kinds: string | undefined): Word =>
  words[kinds === 'inductions' || kinds === 'both' ? kinds : ''];

const FI = {
  '': { all: 'pätevyyskortit', of: 'pätevyyskortteja', open: 'Avaa kortit', one: 'kortti', many: 'korttia' },
  inductions: {
    all: 'perehdytykset',
    of: 'perehdytyksiä',
    open: 'Avaa perehdytykset',
    one: 'perehdytys',
    many: 'perehdytystä',
  },
  both: {
    all: 'pätevyyskortit ja perehdytykset',
    of: 'pätevyyskortteja ja perehdytyksiä',
    open: 'Avaa työmaa',
    one: 'rivi',
    many: 'riviä',
  },
};

const EN = {
  '': { all: 'competency cards', open: 'Open the cards', one: 'card', many: 'cards' },
  inductions: { all: 'inductions', open: 'Open the inductions', one: 'induction', many: 'inductions' },
  both: { all: 'competency cards and inductions', open: 'Open the site', one: 'line', many: 'lines' },
};

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Lists the expiring cards and inductions to those who follow a project. */
export const cardDigest: Texts<'count' | 'lines' | 'link' | 'more' | 'projectName', 'kinds'> = {
  fi: ({ projectName, count, lines, more, link, kinds }) => {
    const words = wordsOf(FI, kinds);
    return {
      subject: `Vanhenevat ${words.all} (${count}): ${projectName}`,
      opening: [`Nämä ${words.all} vanhenevat pian: ${projectName}.`],
      list: lines,
      button: { label: words.open, link },
      ...(more === ''
        ? {}
        : { closing: [`Listalta jäi pois ${more} ${more === '1' ? words.one : words.many}. Näet palvelussa kaikki.`] }),
      smsName: projectName,
      sms: (project) => `Vanhenevia ${words.of} ${count}: ${project}. ${link}`,
    };
  },
  en: ({ projectName, count, lines, more, link, kinds }) => {
    const words = wordsOf(EN, kinds);
    return {
      subject: `${capital(words.all)} that expire soon (${count}): ${projectName}`,
      opening: [`These ${words.all} expire soon: ${projectName}.`],
      list: lines,
      button: { label: words.open, link },
      ...(more === ''
        ? {}
        : {
            closing: [
              `The list leaves out ${more} ${more === '1' ? words.one : words.many}. You see all of them in the service.`,
            ],
          }),
      smsName: projectName,
      sms: (project) => `${capital(words.all)} that expire soon: ${count}, ${project}. ${link}`,
    };
  },
};
