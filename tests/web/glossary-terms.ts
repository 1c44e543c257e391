/** A wording that the interface does not use, and what stands for it. */
type Forbidden = { words: RegExp; say: string; why: string };

const GLOSSARY = 'the glossary has one word for it';
const ANGLICISM = 'a borrowed word where Finnish has its own';
const OFFICIAL = 'neither plain nor one of the words of a site';

export const FORBIDDEN: Record<'fi' | 'en', readonly Forbidden[]> = {
  fi: [
    { words: /perehdyttämi|perehdytyskoulutu|työmaainfo|induktio/, say: 'perehdytys', why: GLOSSARY },
    { words: /perehdytyskaavak|kaavake/, say: 'perehdytyslomake', why: GLOSSARY },
    { words: /työskentelylupa|lupalap|lupakort/, say: 'työlupa', why: GLOSSARY },
    {
      words: /luvan\s?(anta[jv]|hakij|tekij|kirjoittaj)|luvanmyöntäj/,
      say: 'luvan laatija, luvan myöntäjä',
      why: GLOSSARY,
    },
    { words: /pätevyystodistu|osaamiskort|korttipätevyy/, say: 'pätevyyskortti', why: GLOSSARY },
    { words: /palovarti|palovah|tulityövah/, say: 'tulityövartija', why: GLOSSARY },
    { words: /jälkivah|jälkivalvon/, say: 'jälkivartiointi', why: GLOSSARY },
    { words: /sammutusvälin/, say: 'alkusammutuskalusto', why: GLOSSARY },
    { words: /esimie/, say: 'työnjohto', why: GLOSSARY },
    { words: /verotunnus|vero-numero|veronro/, say: 'veronumero', why: GLOSSARY },
    { words: /yritystunnu|ly-tunnu|y-numero/, say: 'Y-tunnus', why: GLOSSARY },
    { words: /syntymäpäiv/, say: 'syntymäaika', why: GLOSSARY },
    { words: /\bfirma|organisaatio/, say: 'yritys', why: GLOSSARY },
    { words: /hallinnoij|\badmin/, say: 'ylläpitäjä', why: GLOSSARY },
    { words: /peruut/, say: 'peru, peruttu', why: GLOSSARY },
    { words: /eräänty|rauen|umpeutu/, say: 'vanhenee, vanhentunut', why: GLOSSARY },
    { words: /voimassaole/, say: 'voimassa oleva', why: 'it is written as two words' },
    { words: /kirjaudu sisään|sisäänkirjau|logga/, say: 'kirjaudu', why: GLOSSARY },
    { words: /sovellu(s|kse)|applikaatio|sivusto|järjestelmä/, say: 'palvelu', why: GLOSSARY },
    { words: /\be-?mail|\bmeili|s-posti/, say: 'sähköposti', why: ANGLICISM },
    { words: /klik|näpäyt/, say: 'valitse, paina', why: ANGLICISM },
    {
      words: /deletoi|uploada|downloada|printta|skanna|editoi/,
      say: 'poista, lähetä, tulosta, lue, muokkaa',
      why: ANGLICISM,
    },
    { words: /käyttäjäystäväl|tallenna nyt|meni (pieleen|vikaan)/, say: 'what happens or happened', why: ANGLICISM },
    {
      words: /\bAVI\b|aluehallintoviras/,
      say: 'Lupa- ja valvontavirasto',
      why: 'it does the work of AVI since 1.1.2026',
    },
    {
      words: /\b(te|teidän|teille|teitä)\b|(täyttä|valit|syöttä|kirjoitta|tarkista|anta)kaa\b/,
      say: 'sinä',
      why: 'the interface says sinä',
    },
    {
      words: /\b(tulee|pitäisi) (täyttää|olla|tehdä|antaa|valita|syöttää)\b|syötä\b/,
      say: 'täytä, anna, kirjoita',
      why: OFFICIAL,
    },
    {
      words: /toimesta\b|suorittaa (tallen|tarkis|lähet)|mikäli\b|kyseinen|kyseessä/,
      say: 'a verb of its own, jos, tämä',
      why: OFFICIAL,
    },
    {
      words: /virheelli(nen|siä) (tieto|syöte|arvo)|epäonnistu/,
      say: 'what was not done and what to do now',
      why: 'it blames',
    },
  ],
  en: [
    { words: /orientation|onboarding/, say: 'induction', why: GLOSSARY },
    {
      words: /hot work (permit|card)|\bPTW\b|permission to work/,
      say: 'hot-work permit, hot-work card, work permit',
      why: GLOSSARY,
    },
    { words: /\bgrantor/, say: 'permit issuer', why: GLOSSARY },
    { words: /competence card|qualification card|skill card/, say: 'competency card', why: GLOSSARY },
    { words: /fire ?watch(er|man)|fire warden/, say: 'fire guard', why: GLOSSARY },
    { words: /tax id\b|taxpayer/, say: 'tax number', why: GLOSSARY },
    { words: /company id\b|corporate id|vat (number|id)/, say: 'business ID', why: GLOSSARY },
    { words: /birthday|birth date/, say: 'date of birth', why: GLOSSARY },
    { words: /organi[sz]ation|\bfirm\b/, say: 'company', why: GLOSSARY },
    { words: /\bpersons\b/, say: 'people', why: GLOSSARY },
    { words: /\bmandatory (field|card|page)/, say: 'required', why: GLOSSARY },
    { words: /\bpictures?\b/, say: 'photo (taken), image (shown)', why: GLOSSARY },
    { words: /e-mail/, say: 'email', why: GLOSSARY },
    {
      words: /\bsign(ed|ing)? ?(in|out|up)\b|log ?on\b|log-?in to continue/,
      say: 'log in, log out',
      why: 'signing is what a signature does',
    },
    { words: /\bclick|\btap\b/, say: 'choose, select, press', why: 'neither keys nor a screen reader click' },
    { words: /\bplease\b|\bsorry\b|\boops\b/, say: 'the sentence without it', why: 'one instruction, as it is' },
    {
      words: /\binvalid\b|\billegal\b|\bfatal\b|\babort|\bfailed to\b/,
      say: 'what was not done and what to do now',
      why: 'it blames',
    },
    {
      words: /\bcolor|\bcenter\b|canceled|authoriz|\bcatalog\b/,
      say: 'the British spelling',
      why: 'the English is British',
    },
    { words: /back from the archive|restore from (the )?archive/, say: 'unarchive', why: GLOSSARY },
  ],
};

/** Texts that say a forbidden word on purpose, by key. */
export const ALLOWED: Record<string, string> = {
  'en cards.name.Verotunnistekortti': 'the card is called so',
  'en page cardRegister.text': 'it lists that card by its name',
  'fi page cookies.text': 'browsers call it clearing sivustotiedot',
};
