import type { Language } from '../../shared/core/fields.ts';

type Worded = Readonly<Record<Language, string>>;

/** A browser's kinds of storage. */
export type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache';

/** `names` as the browser shows them; a name that ends with `*` is a prefix. */
export type BrowserItem = { names: readonly string[]; place: Place; purpose: Worded; kept: Worded };

const TAB: Worded = { fi: 'kunnes suljet välilehden', en: 'until you close the tab' };
const LOGOUT: Worded = { fi: 'kunnes kirjaudut ulos', en: 'until you log out' };
const FORTNIGHT: Worded = {
  fi: 'kunnes perehdytys on lähetetty, enintään 14 päivää',
  en: 'until the induction has been sent, 14 days at most',
};

/** Everything that the site stores in a browser, all of it necessary for the service. */
export const BROWSER_ITEMS: readonly BrowserItem[] = [
  {
    names: ['lang'],
    place: 'cookie',
    purpose: { fi: 'Muistaa kielen, jonka valitsit.', en: 'Remembers the language that you chose.' },
    kept: { fi: '1 vuosi', en: '1 year' },
  },
  {
    names: ['lang'],
    place: 'localStorage',
    purpose: {
      fi: 'Sama kieli, jos selain ei salli evästeitä.',
      en: 'The same language, where the browser allows no cookies.',
    },
    kept: { fi: 'kunnes tyhjennät selaimen tiedot', en: 'until you clear the browser’s data' },
  },
  {
    names: ['sharedDevice'],
    place: 'localStorage',
    purpose: {
      fi: 'Laite on yhteinen eikä säilytä perehdytyksiä.',
      en: 'The device is a shared one and keeps no inductions.',
    },
    kept: { fi: 'kunnes poistat valinnan aloitussivulla', en: 'until you switch it off on the start page' },
  },
  {
    names: ['startedUserForms', 'pendingStarts'],
    place: 'localStorage',
    purpose: {
      fi: 'Sivuston aiemman version jäljiltä: avaimet keskeneräisiin perehdytyksiin. Ei henkilötietoja.',
      en: 'Left by an earlier version of the site: the keys to unfinished inductions. No personal data.',
    },
    kept: FORTNIGHT,
  },
  {
    names: ['authToken', 'loggedInUser', 'loggedInUserCompany', 'selectedCompanyId'],
    place: 'localStorage',
    purpose: {
      fi: 'Kirjautuminen: kuka olet, mikä yrityksesi on ja mitä yritystä katselet. Kirjautuminen vanhenee 12 tunnissa.',
      en: 'The login: who you are, what your company is and which company you look at. A login expires in 12 hours.',
    },
    kept: LOGOUT,
  },
  {
    names: ['gate'],
    place: 'localStorage',
    purpose: {
      fi: 'Työmaan portti: portin työmaa ja työmaan henkilöiden nimet, työnantajat ja pääsy sekä ketkä ovat työmaalla, jotta haku ja evakuointilista toimivat myös ilman verkkoa.',
      en: 'The gate of a site: its site, the names, employers and entry of the people there, and who is on the site, so that the search and the list for evacuation work without a network too.',
    },
    kept: { fi: '24 tuntia, enintään kunnes kirjaudut ulos', en: '24 hours, until you log out at the latest' },
  },
  {
    names: ['__Secure-device'],
    place: 'cookie',
    purpose: {
      fi: 'Tuntee laitteen, jolla olet kirjautunut, jotta muiden arvaukset eivät estä kirjautumistasi. Ei kirjaa ketään sisään.',
      en: 'Knows the device that you have logged in on, so that the guesses of others do not keep you from logging in. It logs nobody in.',
    },
    kept: { fi: '180 päivää tai kunnes vaihdat salasanan', en: '180 days, or until you change the password' },
  },
  {
    names: ['wantedPath'],
    place: 'localStorage',
    purpose: {
      fi: 'Sivu, jolle olit menossa, kun vaihdat salasanan sähköpostin linkistä.',
      en: 'The page that you were going to, while you change your password by a mailed link.',
    },
    kept: { fi: '1 tunti', en: '1 hour' },
  },
  {
    names: ['list.*'],
    place: 'localStorage',
    purpose: {
      fi: 'Muistaa luettelon sivun, sivun koon, rivien korkeuden ja piilotetut sarakkeet.',
      en: 'Remembers the page of a list, the size of a page, the height of rows and the hidden columns.',
    },
    kept: { fi: 'kunnes tyhjennät selaimen tiedot', en: 'until you clear the browser’s data' },
  },
  {
    names: ['reading:*', 'finishedUserForm:*', 'cardToken:*', 'permitReview:*', 'reloadedAt'],
    place: 'sessionStorage',
    purpose: {
      fi: 'Sivun lukuaika, valmiin perehdytyksen viimeinen sivu, avaimet kortin muuttamiseen ja luvan tarkasteluun sekä sivun uudelleenlataus päivityksen jälkeen.',
      en: 'The reading time of a page, the last page of a finished induction, the keys for changing a card and reviewing a permit, and reloading the page after an update.',
    },
    kept: TAB,
  },
  {
    names: ['inductions'],
    place: 'indexedDB',
    purpose: {
      fi: 'Vastauksesi, kuvasi ja allekirjoituksesi, joita ei ole vielä lähetetty. Ilman niitä työsi katoaisi, kun verkko katkeaa. Keskeneräiset perehdytykset, jotta voit jatkaa: työmaan nimi, sivu ja avain.',
      en: 'Your answers, photos and signatures that have not been sent yet. Without them your work would be lost where the network fails. Unfinished inductions, so that you can go on: name of the site, page and key.',
    },
    kept: {
      fi: 'kunnes perehdytys on lähetetty; muut kuin lähettämättömät enintään 14 päivää',
      en: 'until the induction has been sent; what does not wait to be sent 14 days at most',
    },
  },
  {
    names: ['finished'],
    place: 'indexedDB',
    purpose: {
      fi: 'Tehdyn perehdytyksen kortti: työmaa, lomake, nimesi, tunnus ja aika. Voit näyttää sen myöhemmin myös ilman verkkoa. Jos työmaalla merkitään itse saapumiset ja lähdöt, avain siihen, viimeinen merkintä ja lähettämättömät merkinnät.',
      en: 'The card of an induction that is done: site, form, your name, its number and time. You can show it later, also without a network. Where you note your arrivals and leavings at the site yourself: the key to it, the last note and those that are not sent.',
    },
    kept: { fi: '30 päivää tai kunnes poistat sen', en: '30 days, or until you delete it' },
  },
  {
    names: ['presence'],
    place: 'indexedDB',
    purpose: {
      fi: 'Portilla merkityt saapumiset, lähdöt ja evakuoinnin kuittaukset, joita ei ole vielä lähetetty: kuka, työnantaja, aika ja merkitsijä.',
      en: 'Arrivals, leavings and ticks of an evacuation that were noted at the gate and have not been sent yet: who, the employer, the time and who noted it.',
    },
    kept: {
      fi: 'kunnes merkintä on lähetetty tai poistettu, enintään 14 päivää; uloskirjautuminen ei poista niitä',
      en: 'until the note has been sent or removed, 14 days at most; logging out does not remove them',
    },
  },
  {
    names: ['rounds'],
    place: 'indexedDB',
    purpose: {
      fi: 'Jälkivartioinnin kierrokset, joita ei ole vielä lähetetty: aika, teksti ja kuva.',
      en: 'Rounds of an after-watch that have not been sent yet: the time, the text and the photo.',
    },
    kept: {
      fi: 'kunnes kierros on lähetetty, enintään 14 päivää',
      en: 'until the round has been sent, 14 days at most',
    },
  },
  {
    names: ['permits'],
    place: 'indexedDB',
    purpose: {
      fi: 'Työlupa, jonka avasit omasta linkistäsi, jotta se aukeaa ilman verkkoa: sen sisältö ja henkilöiden nimet ja puhelinnumerot. Ei yhteisellä laitteella eikä kirjautuneena.',
      en: 'A work permit that you opened by your own link, so that it opens without a network: its contents and the names and phone numbers of its people. Not on a shared device, nor where you are logged in.',
    },
    kept: {
      fi: '14 päivää siitä, kun puhelin viimeksi haki sen, tai kunnes linkki ei enää kelpaa',
      en: '14 days from when the phone last fetched it, or until the link is no longer good',
    },
  },
  {
    names: ['form-drafts'],
    place: 'indexedDB',
    purpose: {
      fi: 'Lomakkeen tekijän tallentamattomat muutokset.',
      en: 'The unsaved changes of whoever writes a form.',
    },
    kept: { fi: 'kunnes tallennat tai hylkäät muutokset', en: 'until you save or drop the changes' },
  },
  {
    names: ['screen-files *'],
    place: 'cache',
    purpose: {
      fi: 'Sivun osat puhelimessa, jolla portti tai työlupa on avattu, jotta ne aukeavat ilman verkkoa. Niissä ei ole henkilötietoja.',
      en: 'The parts of the page on a phone that has opened a gate or a work permit, so that these open without a network. There is no personal data in them.',
    },
    kept: { fi: 'kunnes palvelun uusi versio korvaa ne', en: 'until a new version of the service replaces them' },
  },
  {
    names: ['language *'],
    place: 'cache',
    purpose: {
      fi: 'Sivun tekstit valitsemallasi kielellä, kun se on muu kuin suomi tai englanti. Niissä ei ole henkilötietoja.',
      en: 'The texts of the page in the language that you chose, where it is neither Finnish nor English. There is no personal data in them.',
    },
    kept: {
      fi: 'kunnes valitset toisen kielen tai uusi versio korvaa ne',
      en: 'until you choose another language, or a new version replaces them',
    },
  },
  {
    names: ['shell'],
    place: 'cache',
    purpose: {
      fi: 'Sivuston omat tiedostot, jotta perehdytys aukeaa ilman verkkoa. Service worker ”sw.js” hoitaa tämän.',
      en: 'The site’s own files, so that an induction opens without a network. The service worker “sw.js” does this.',
    },
    kept: { fi: 'kunnes uusi versio korvaa ne', en: 'until a new version replaces them' },
  },
  {
    names: ['induction-files *'],
    place: 'cache',
    purpose: {
      fi: 'Perehdytyksen kuvat ja asiakirjat, jotta näet ne ilman verkkoa.',
      en: 'The images and documents of an induction, so that you see them without a network.',
    },
    kept: FORTNIGHT,
  },
];
