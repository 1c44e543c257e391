import type { Page } from '../../../shared/content/page.ts';
import { page, type Say, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage } from './permit-parts.ts';

const CARD = 'Tulityökortti';

/** The content that the insurers' protection rules require for a temporary hot-work place. */
export function hotWork(say: Say): Page[] {
  return [
    workPage(say, say('Rakennus, kerros ja tila', 'Building, floor and room')),
    page(say('Vaarat ja suojaustoimet', 'Hazards and protective measures'), [
      choice(
        say('Mitä vaaroja paikassa on?', 'What hazards are there?'),
        say('Palavaa materiaalia lähellä', 'Combustible material nearby'),
        say('Pölyä, höyryjä tai kaasuja', 'Dust, vapours or gases'),
        say('Piilossa olevia tiloja tai rakenteita', 'Hidden spaces or structures'),
        say('Ei mitään näistä', 'None of these'),
      ),
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
          help: say('Esimerkiksi 2 kpl 43A 183B C', 'For example 2 pcs 43A 183B C'),
        }),
        field('yesno', say('Kytketäänkö paloilmaisimia irti?', 'Are fire detectors switched off?')),
        field('text', say('Irtikytketyt paloilmaisimet', 'Fire detectors switched off'), {
          ifPreviousYes: true,
          help: say('Kuka kytki ja mihin asti', 'By whom and until when'),
        }),
      ),
      warning(
        say(
          'Aloita työ vasta, kun suojaustoimet on tehty ja tulityövartija on paikalla.',
          'Start only when the protective measures are in place and the fire guard is there.',
        ),
      ),
    ]),
    peoplePage(
      say,
      person(say('Tulityöntekijä', 'Hot-work worker'), 'Worker', { card: CARD }),
      person(say('Tulityövartija', 'Fire guard'), 'NoRole', { card: CARD, isOptional: true }),
    ),
    stopPage(
      say,
      say('Jälkivartiointi', 'After-watch'),
      [
        say('Vartioi myös taukojen ajan.', 'Keep watch during breaks, too.'),
        say('Jatka työn jälkeen niin kauan kuin lupa määrää.', 'Go on after the work for as long as the permit says.'),
        say('Ilmoita luvan myöntäjälle, kun vartiointi päättyy.', 'Tell the permit issuer when the watch ends.'),
      ],
      fields(
        field('text', say('Jälkivartioinnin kesto', 'Length of the after-watch'), {
          help: say('Esimerkiksi 1 tunti', 'For example 1 hour'),
        }),
        field('text', say('Kuka vartioi ja miten usein kiertää', 'Who watches, and how often the rounds are')),
      ),
    ),
  ];
}
