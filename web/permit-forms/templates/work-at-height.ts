import type { Page } from '../../../shared/content/pages/page.ts';
import { page, type Say, tick, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage } from './permit-parts.ts';

/** Work from which one can fall: roofs, edges, scaffolds that are being changed, rope access. */
export function workAtHeight(say: Say): Page[] {
  return [
    workPage(say, say('Rakennus, taso ja korkeus metreinä', 'Building, level and height in metres')),
    page(say('Putoamisen estäminen', 'Preventing falls'), [
      choice(
        say('Miten putoaminen estetään?', 'How is falling prevented?'),
        say('Kaiteet koko alueella', 'Railings around the whole area'),
        say('Teline, jonka käyttöönottotarkastus on tehty', 'A scaffold inspected before use'),
        say('Henkilönostin', 'A mobile elevating work platform'),
        say('Valjaat ja hyväksytty kiinnityspiste', 'Harness and an approved anchor'),
        say('Suojaverkko', 'A safety net'),
      ),
      fields(
        field('yesno', say('Käytetäänkö valjaita?', 'Are harnesses used?')),
        field('text', say('Kiinnityspisteet ja kuka ne hyväksyi', 'Anchors and who approved them'), {
          ifPreviousYes: true,
        }),
        field('text', say('Suurin sallittu tuuli (m/s)', 'Highest permitted wind (m/s)')),
        field(
          'text',
          say('Telineen tai nostimen tarkastuksen päivä', 'Day when the scaffold or platform was inspected'),
          {
            mandatory: false,
          },
        ),
      ),
      choice(
        say('Miten alapuolella olevat suojataan?', 'How are those below protected?'),
        say('Alue on rajattu', 'The area is closed off'),
        say('Suojakatos', 'A protective roof'),
        say('Työkalut on kiinnitetty', 'Tools are tethered'),
      ),
      tick(
        say(
          'Valjaat, köydet ja tarraimet on tarkastettu tänään.',
          'Harnesses, ropes and fall arresters have been checked today.',
        ),
      ),
      warning(
        say(
          'Älä työskentele katolla tai telineellä, kun on jäistä, liukasta tai myrskyistä.',
          'Do not work on a roof or scaffold when it is icy, slippery or stormy.',
        ),
      ),
    ]),
    peoplePage(
      say,
      {},
      person(say('Työn tekijä', 'Worker'), 'Worker'),
      person(say('Pelastamisesta vastaava', 'In charge of rescue'), 'NoRole'),
    ),
    stopPage(
      say,
      say('Pelastussuunnitelma', 'Rescue plan'),
      [
        say(
          'Valjaiden varaan pudonnut on saatava alas muutamassa minuutissa.',
          'A person hanging in a harness must be brought down within minutes.',
        ),
        say('Älä jää yksin töihin.', 'Do not work alone.'),
      ],
      fields(field('textarea', say('Miten pudonnut pelastetaan', 'How somebody who has fallen is rescued'))),
    ),
  ];
}
