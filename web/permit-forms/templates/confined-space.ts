import type { Page } from '../../../shared/content/pages/page.ts';
import { page, type Say, tick, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage, oneOf } from './permit-parts.ts';

/** Tanks, wells, shafts and other spaces whose air may kill and out of which it is hard to get. */
export function confinedSpace(say: Say): Page[] {
  return [
    workPage(
      say,
      say('Säiliö, kaivo, kuilu tai tila', 'Tank, well, shaft or space'),
      field('text', say('Mitä tilassa on ollut', 'What has been in the space')),
    ),
    page(say('Tilan valmistelu', 'Preparing the space'), [
      choice(
        say('Mitä on tehty?', 'What has been done?'),
        say('Tyhjennetty ja puhdistettu', 'Emptied and cleaned'),
        say('Syötöt ja putket suljettu ja lukittu', 'Supplies and pipes closed and locked'),
        say('Laitteet erotettu sähköstä ja lukittu', 'Machines isolated from power and locked'),
        say('Tuuletus on käynnissä', 'Ventilation is running'),
      ),
      fields(
        field('text', say('Happipitoisuus (%)', 'Oxygen (%)'), {
          help: say('Mittaa ennen töitä ja jatkuvasti niiden aikana', 'Measure before the work and all through it'),
        }),
        field('text', say('Palavat ja myrkylliset kaasut', 'Flammable and toxic gases'), {
          help: say('Mitatut arvot ja raja-arvot', 'Measured values and limits'),
        }),
        field('time', say('Milloin mitattiin', 'When it was measured')),
        field('text', say('Kuka mittasi ja millä laitteella', 'Who measured, and with what')),
        field('text', say('Milloin mittari on kalibroitu', 'When the meter was calibrated')),
      ),
      warning(
        say(
          'Älä mene sisään, ennen kuin mittaus on tehty ja varmistaja on suuaukolla.',
          'Do not go in before the air is measured and the attendant is at the opening.',
        ),
      ),
    ]),
    duringWork(say),
    peoplePage(
      say,
      {},
      person(say('Tilassa työskentelevä', 'Worker in the space'), 'Worker'),
      person(say('Varmistaja suuaukolla', 'Attendant at the opening'), 'NoRole'),
    ),
    stopPage(
      say,
      say('Pelastaminen', 'Rescue'),
      [
        say('Hälytys: kaikki ulos heti.', 'Alarm: everybody out at once.'),
        say(
          'Älä mene pelastamaan ilman hengityssuojainta ja varmistusta.',
          'Do not go in to rescue without breathing protection and a second person.',
        ),
      ],
      fields(field('textarea', say('Miten ihminen saadaan ulos', 'How a person is brought out'))),
    ),
  ];
}

function duringWork(say: Say): Page {
  return page(say('Työn aikana', 'During the work'), [
    choice(
      say('Mitä on käytössä?', 'What is in use?'),
      say('Jatkuva kaasumittaus', 'Continuous gas measuring'),
      say('Hengityssuojain tai raitisilmalaite', 'Respirator or supplied air'),
      say('Pelastusvaljaat ja nostolaite', 'Rescue harness and hoist'),
      say('Valaistus turvajännitteellä', 'Lighting at a safe voltage'),
    ),
    fields(
      oneOf(
        say('Yhteydenpito', 'Keeping in touch'),
        say('Radio', 'Radio'),
        say('Köysi', 'Rope'),
        say('Näköyhteys', 'Sight'),
      ),
    ),
    tick(say('Varmistaja ei poistu eikä mene itse sisään.', 'The attendant neither leaves nor goes in.')),
  ]);
}
