import type { Page } from '../../../shared/content/pages/page.ts';
import { page, type Say, tick, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage, oneOf } from './permit-parts.ts';

/** A lift that needs its own plan: heavy, unusual, with several cranes, over people or near power lines. */
export function lifting(say: Say): Page[] {
  return [
    workPage(
      say,
      say('Nostopaikka ja laskupaikka', 'Where the load is lifted and lowered'),
      field('text', say('Taakka ja sen paino kiloina', 'Load and its weight in kilograms')),
      field('text', say('Nosturi ja suurin säde metreinä', 'Crane and largest radius in metres')),
    ),
    page(say('Nostosuunnitelma', 'Lifting plan'), [
      choice(
        say('Mitä nostossa on erityistä?', 'What is special about the lift?'),
        say('Taakka on yli puolet nosturin nostokyvystä', 'The load is over half of what the crane can lift'),
        say('Useat nosturit nostavat samaa taakkaa', 'Several cranes lift the same load'),
        say('Voimajohto tai rautatie on lähellä', 'A power line or a railway is near'),
        say('Nostolla on sokea kohta', 'Part of the lift cannot be seen by the operator'),
        say('Ei mitään näistä', 'None of these'),
      ),
      choice(
        say('Mitä on tarkistettu?', 'What has been checked?'),
        say('Nosturin tarkastus on voimassa', 'The inspection of the crane is valid'),
        say('Nostoapuvälineet on merkitty ja ehjät', 'Lifting accessories are marked and undamaged'),
        say('Maapohja ja tuenta kantavat', 'Ground and supports bear the load'),
        say('Nostoalue on rajattu', 'The lifting area is closed off'),
        say('Tuuli on alle rajan', 'The wind is below the limit'),
      ),
      fields(
        field('text', say('Suurin sallittu tuuli (m/s)', 'Highest permitted wind (m/s)')),
        oneOf(say('Merkinantotapa', 'Way of signalling'), say('Radio', 'Radio'), say('Käsimerkit', 'Hand signals')),
        field('text', say('Radion kanava', 'Radio channel'), { mandatory: false }),
        field('text', say('Kuka johtaa nostoa', 'Who leads the lift')),
      ),
      tick(say('Kukaan ei mene taakan alle.', 'Nobody goes under the load.')),
      warning(
        say(
          'Nosta vain, kun näet taakan tai merkinantaja näkee sen puolestasi.',
          'Lift only when you see the load, or the signaller sees it for you.',
        ),
      ),
    ]),
    peoplePage(
      say,
      {},
      person(say('Nosturinkuljettaja', 'Crane operator'), 'Worker'),
      person(say('Taakan kiinnittäjä ja merkinantaja', 'Slinger and signaller'), 'NoRole'),
    ),
    stopPage(say, say('Noston jälkeen', 'After the lift'), [
      say(
        'Varmista, että taakka on tuettu ennen irrotusta.',
        'Make sure that the load is supported before it is released.',
      ),
      say(
        'Avaa rajattu alue vasta, kun työn hyväksyjä on käynyt.',
        'Open the area only when the work approver has been there.',
      ),
    ]),
  ];
}
