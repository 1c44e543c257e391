import type { PermitSettings } from '../../../shared/content/forms/permit-settings.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import { page, type Say, tick, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage } from './permit-parts.ts';

const CARD = 'Tulityökortti';

/** An hour with a round every quarter is common; the author sets what the insurer wants. */
export const HOT_WORK_SETTINGS: Partial<PermitSettings> = {
  watchMinutes: 60,
  watchEvery: 15,
  needsInduction: true,
  needsApprovedCards: true,
};

/** The content that the insurers' protection rules require for a temporary hot-work place. */
export function hotWork(say: Say): Page[] {
  return [
    workPage(say, say('Rakennus, kerros ja tila', 'Building, floor and room')),
    page(say('Vaarat', 'Hazards'), [
      choice(
        say('Mitä vaaroja paikassa ja sen ympärillä on?', 'What hazards are there in the place and around it?'),
        say('Palavaa materiaalia lähellä', 'Combustible material nearby'),
        say('Palavia pintoja tai rakenteita', 'Combustible surfaces or structures'),
        say('Piilossa olevia tiloja, kanavia tai onteloita', 'Hidden spaces, ducts or cavities'),
        say('Aukkoja tai läpivientejä viereisiin tiloihin', 'Openings into the rooms around'),
        say('Pölyä, höyryjä tai kaasuja', 'Dust, vapours or gases'),
        say('Ei mitään näistä', 'None of these'),
      ),
      fields(
        field('textarea', say('Vaarojen arviointi', 'Assessment of the hazards'), {
          help: say(
            'Mikä voi syttyä, minne kipinät lentävät ja minne lämpö johtuu',
            'What may catch fire, where sparks fly and where heat is conducted',
          ),
        }),
      ),
    ]),
    measuresPage(say),
    peoplePage(
      say,
      { grantorCard: CARD },
      person(say('Tulityöntekijä', 'Hot-work worker'), 'Worker', { card: CARD }),
      person(say('Tulityövartija', 'Fire guard'), 'NoRole', { card: CARD, isWatch: true }),
    ),
    stopPage(
      say,
      say('Vartiointi ja jälkivartiointi', 'Guarding and after-watch'),
      [
        say('Vartioi työn ajan ja taukojen ajan.', 'Keep watch during the work and during breaks.'),
        say(
          'Kun työ päättyy, jälkivartiointi alkaa. Kirjaa kierrokset puhelimella.',
          'When the work ends, the after-watch begins. Note the rounds on the phone.',
        ),
        say('Tarkista myös viereiset tilat sekä ylä- ja alapuoli.', 'Look at the rooms around, above and below, too.'),
      ],
      fields(
        field('text', say('Mitkä tilat jälkivartija kiertää', 'Which rooms the after-watch goes round'), {
          help: say('Työkohde ja sen ympäristö', 'The place of the work and what is around it'),
        }),
      ),
    ),
  ];
}

function measuresPage(say: Say): Page {
  return page(say('Suojaustoimet', 'Protective measures'), [
    choice(
      say('Miten suojaat paikan?', 'How do you protect the place?'),
      say('Siivous', 'Cleaning'),
      say('Palavan materiaalin poisto', 'Removing combustibles'),
      say('Suojapeitteet', 'Protective covers'),
      say('Aukkojen tiivistys', 'Sealing openings'),
      say('Kastelu', 'Wetting'),
      say('Tuuletus', 'Ventilation'),
    ),
    fields(
      field('text', say('Alkusammutuskalusto', 'First-extinguishing equipment'), {
        help: say('Määrä ja teho, esimerkiksi 2 kpl 43A 183B C', 'Amount and rating, for example 2 pcs 43A 183B C'),
      }),
      field('text', say('Missä lisäkalusto on', 'Where more equipment is')),
      field('yesno', say('Kytketäänkö paloilmaisimia irti?', 'Are fire detectors switched off?')),
      field(
        'text',
        say('Kuka kytkee ilmaisimet irti ja mihin asti', 'Who switches the detectors off, and until when'),
        {
          ifPreviousYes: true,
          help: say('Nimi, ilmaisimet, päivä ja kellonaika', 'Name, detectors, day and time'),
        },
      ),
    ),
    warning(
      say(
        'Aloita työ vasta, kun suojaustoimet on tehty ja tulityövartija on paikalla.',
        'Start only when the protective measures are in place and the fire guard is there.',
      ),
    ),
    tick(
      say(
        'Tulityöntekijä ja tulityövartija käyvät suojaustoimet läpi paikalla ennen aloitusta.',
        'The hot-work worker and the fire guard go through the measures on the spot before the start.',
      ),
    ),
  ]);
}
