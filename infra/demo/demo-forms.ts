import {
  bullets,
  choice,
  exam,
  field,
  fields,
  form,
  heading,
  notice,
  page,
  paragraph,
  steps,
  tick,
} from './form-builders.ts';

const SITE = {
  title: ['Kalasataman torni C'],
  description: ['Asuinkerrostalo, 23 kerrosta.', 'Pääurakoitsija Rakennus Oy Esimerkki.'],
  address: ['Kalasatamankatu 9', '00580 Helsinki'],
};

const WELCOME = page(
  'Tervetuloa työmaalle',
  [
    paragraph('Tämä perehdytys kertoo, miten teet työsi turvallisesti tällä työmaalla. Lue jokainen sivu rauhassa.'),
    heading('Työmaan yhteystiedot'),
    bullets(
      'Vastaava työnjohtaja tavataan työmaatoimistolla.',
      'Työmaa on auki arkisin klo 7.00–16.00.',
      'Pysäköi vain merkityille paikoille.',
    ),
    notice('Pidä kuvallinen henkilötunniste aina näkyvillä. Siinä on oltava veronumero.'),
  ],
  4,
);

const PROTECTION = page('Henkilönsuojaimet', [
  notice('Suojakypärä, silmäsuojaimet ja turvajalkineet ovat pakolliset koko työmaalla.'),
  heading('Korkealla työskentely'),
  paragraph('Käytä turvavaljaita aina, kun putoamiskorkeus on yli 2 m. Kiinnitä valjaat merkittyyn ankkuripisteeseen.'),
  heading('Melu ja pöly', 3),
  paragraph('Käytä kuulosuojaimia, kun et kuule puhetta metrin päästä. Kytke kohdepoisto ennen hiontaa.'),
  tick('Minulla on hyväksytyt henkilönsuojaimet.', 'suojaimet'),
]);

const MOVING = page('Liikkuminen ja järjestys', [
  paragraph('Kulje vain merkittyjä kulkureittejä. Nostoalueelle ei saa mennä.'),
  heading('Ennen kuin aloitat työn'),
  steps(
    'Katso, mitä ympärilläsi tehdään.',
    'Tarkista telineen tarkastuskortti.',
    'Sovi työstä työnjohtajan kanssa.',
    'Siivoa jälkesi ennen taukoa.',
  ),
  notice('Keskeytä työ heti, jos huomaat vaaran. Ilmoita siitä työnjohtajalle.', 'other'),
]);

const EMERGENCY = page(
  'Hätätilanteet',
  [
    steps(
      'Pelasta hengenvaarassa olevat.',
      'Soita 112 ja kerro työmaan osoite.',
      'Varoita muita ja sammuta, jos voit.',
      'Opasta pelastajat paikalle portilta 1.',
    ),
    notice('Kokoontumispaikka on portin 1 edessä.', 'success'),
    heading('Ensiapu'),
    paragraph('Ensiapukaappi ja sydäniskuri ovat työmaatoimistossa ja 10. kerroksen hissiaulassa.'),
  ],
  3,
);

const EXAM = page('Koe', [
  paragraph('Vastaa kysymyksiin. Valitse kaikki oikeat vaihtoehdot.'),
  exam(
    'Milloin käytät turvavaljaita?',
    '*Kun putoamiskorkeus on yli 2 m',
    'Vain ulkona',
    'Vain jos työnjohtaja käskee',
  ),
  exam('Mistä ilmoitat vaaratilanteesta?', '*Työnjohtajalle', 'Vain omalle työkaverille', '*Työsuojeluvaltuutetulle'),
  exam('Missä on kokoontumispaikka?', 'Työmaatoimistossa', '*Portin 1 edessä', 'Kellarissa'),
  choice('Mitä töitä teet työmaalla?', ['Runkotyöt', 'Sisävalmistus', 'Talotekniikka', 'Muu työ'], { mandatory: true }),
]);

const ABOUT_YOU = page('Työsi työmaalla', [
  fields(
    field('text', 'esimies', 'Lähin esimiehesi', { mandatory: true, help: 'Etunimi ja sukunimi' }),
    field('textarea', 'toiveet', 'Haluatko kertoa jotain työnjohdolle?'),
  ),
]);

const SIGNATURE = page('Allekirjoitus', [
  paragraph('Vahvistan, että olen lukenut perehdytyksen ja noudatan työmaan ohjeita.'),
  fields(field('signature', 'allekirjoitus', 'Allekirjoitus', { mandatory: true })),
]);

/** The form behind PIN 123456. */
export const RICH_FORM = form(
  'Kalasataman torni C',
  [WELCOME, PROTECTION, MOVING, EMERGENCY, EXAM, ABOUT_YOU, SIGNATURE],
  {
    project: SITE,
    emailSetting: { notifyNewInduction: true, notifyNewInductionEmails: ['manager@example.com'] },
    inputSettings: { birthdayType: 0, taxNumberType: 1 },
  },
);

/** The form behind PIN 234567: one text page and one signature. */
export const SHORT_FORM = form(
  'Vierailijan perehdytys',
  [
    page('Vierailijana työmaalla', [
      paragraph('Kulje aina isäntäsi mukana. Käytä kypärää, huomioliiviä ja turvajalkineita.'),
      notice('Hätätilanteessa soita 112 ja siirry portin 1 eteen.', 'other'),
    ]),
    page('Allekirjoitus', [fields(field('signature', 'allekirjoitus', 'Allekirjoitus', { mandatory: true }))]),
  ],
  {
    project: { ...SITE, description: ['Vierailut sovitaan etukäteen.'] },
    inputSettings: { birthdayType: 2, taxNumberType: 2 },
  },
);
