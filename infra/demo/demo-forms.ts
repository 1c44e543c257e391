import type { AuthoredInductionForm } from '../../shared/induction-forms/induction-form.ts';
import { SITE_LANGUAGES } from './contents/site-translations.ts';
import {
  address,
  bullets,
  cards,
  choice,
  document,
  exam,
  field,
  fields,
  form,
  heading,
  image,
  link,
  notice,
  page,
  paragraph,
  steps,
  terms,
  tick,
} from './form-builders.ts';

/** The file names in the form's folders that its pages show. */
export type FormFiles = { map: string; plan: string };

export const SITE = {
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
      'Tapaat vastaavan työnjohtajan työmaatoimistolla.',
      'Työmaa on auki arkisin klo 7.00–16.00.',
      'Pysäköi vain merkityille paikoille.',
    ),
    address('Kalasatamankatu 9', '00580 Helsinki'),
    terms({
      'Vastaava työnjohtaja': 'Vesa Vastaava, 040 000 0001',
      Työsuojeluvaltuutettu: 'Timo Turva, 040 000 0002',
      'Ensiapu ja päivystys': 'Työmaatoimisto, 040 000 0003',
    }),
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
  link('https://www.ttk.fi/', 'Lue lisää suojaimista Työturvallisuuskeskuksen sivuilta'),
]);

const siteMapOf = ({ map }: FormFiles) =>
  image(
    map,
    'Työmaan kartta: torni C vasemmalla, nostoalue ja toimisto oikealla, portti 1 alhaalla keskellä.',
    'Työmaan kartta. Kokoontumispaikka on merkitty kirjaimella K.',
  );

const moving = (files: FormFiles | undefined) =>
  page('Liikkuminen ja järjestys', [
    paragraph('Kulje vain merkittyjä kulkureittejä. Nostoalueelle ei saa mennä.'),
    ...(files ? [siteMapOf(files)] : []),
    heading('Ennen kuin aloitat työn'),
    steps(
      'Katso, mitä ympärilläsi tehdään.',
      'Tarkista telineen tarkastuskortti.',
      'Sovi työstä työnjohtajan kanssa.',
      'Siivoa jälkesi ennen taukoa.',
    ),
    notice('Keskeytä työ heti, jos huomaat vaaran. Ilmoita siitä työnjohtajalle.', 'other'),
  ]);

const emergency = (files: FormFiles | undefined) =>
  page(
    'Hätätilanteet',
    [
      steps(
        'Pelasta hengenvaarassa olevat.',
        'Soita 112 ja kerro työmaan osoite.',
        'Varoita muita ja sammuta, jos voit.',
        'Opasta pelastajat paikalle portilta 1.',
      ),
      notice('Kokoontumispaikka on portin 1 edessä.', 'success'),
      ...(files ? [document(files.plan, 'Työmaan pelastussuunnitelma')] : []),
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
  exam('Kenelle ilmoitat vaaratilanteesta?', '*Työnjohtajalle', 'Vain omalle työkaverille', '*Työsuojeluvaltuutetulle'),
  exam('Missä on kokoontumispaikka?', 'Työmaatoimistossa', '*Portin 1 edessä', 'Kellarissa'),
  choice('Mitä töitä teet työmaalla?', ['Runkotyöt', 'Sisävalmistus', 'Talotekniikka', 'Muu työ'], { mandatory: true }),
]);

const ABOUT_YOU = page('Työsi työmaalla', [
  fields(
    field('text', 'esimies', 'Lähin työnjohtajasi', { mandatory: true, help: 'Etunimi ja sukunimi' }),
    field('textarea', 'toiveet', 'Haluatko kertoa jotain työnjohdolle?'),
    field('date', 'alku', 'Työsi alkaa', { help: 'Ensimmäinen työpäiväsi tällä työmaalla' }),
    field('time', 'tulo', 'Tulet työmaalle', { help: 'Ensimmäisenä päivänä' }),
    field('yesno', 'koneet', 'Tuotko työmaalle omia koneita?'),
    field('image', 'koneen-kuva', 'Kuvat koneista', {
      help: 'Kuvaa kone ja sen tarkastusmerkki.',
      ifPreviousYes: true,
      maxCount: 3,
    }),
    field('choice', 'kulku', 'Miten tulet työmaalle?', {
      options: ['Autolla', 'Julkisilla', 'Pyörällä tai kävellen'],
    }),
  ),
]);

const CARDS = page('Pätevyyskortit', [
  paragraph('Lisää voimassa olevat korttisi. Pakollisista korteista tarvitaan kuva.'),
  cards(['Työturvallisuuskortti', 'Valttikortti'], ['Tulityökortti', 'Ensiapukortti', 'Sähkötyöturvallisuuskortti']),
]);

const SIGNATURE = page('Allekirjoitus', [
  paragraph('Vahvistan, että olen lukenut perehdytyksen ja noudatan työmaan ohjeita.'),
  fields(field('signature', 'allekirjoitus', 'Allekirjoitus', { mandatory: true })),
]);

/** The form behind PIN 123456; its pages show the map and the document once the folders hold them. */
export function richForm(files?: FormFiles): AuthoredInductionForm {
  return form(
    'Kalasataman torni C',
    [WELCOME, PROTECTION, moving(files), emergency(files), EXAM, ABOUT_YOU, CARDS, SIGNATURE],
    {
      project: SITE,
      languages: [...SITE_LANGUAGES],
      emailSetting: { notifyNewInduction: true, notifyNewInductionEmails: ['manager@example.com'] },
      inputSettings: { birthdayType: 0, taxNumberType: 1, representativeType: 2 },
    },
  );
}

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
    inputSettings: { birthdayType: 2, taxNumberType: 2, representativeType: 2 },
  },
);
