import type { Page } from '../../../shared/content/pages/page.ts';
import {
  cards,
  exam,
  heading,
  list,
  page,
  text,
  tick,
  warning,
  type Say,
} from '../../written-forms/templates/template-parts.ts';
import { emergencyPage, signaturePage, welcomePage } from './common-pages.ts';

const protection = (say: Say): Page =>
  page(
    say('Henkilönsuojaimet', 'Protective equipment'),
    [
      warning(
        say(
          'Suojakypärä, silmäsuojaimet, huomiovaatetus ja turvajalkineet ovat pakolliset koko työmaalla.',
          'A helmet, eye protection, high-visibility clothing and safety footwear are mandatory on the whole site.',
        ),
      ),
      list(
        say('Käytä kuulosuojaimia, kun työ on meluisaa.', 'Wear hearing protection when the work is noisy.'),
        say('Käytä hengityssuojainta, kun työ pölyää.', 'Wear a respirator when the work is dusty.'),
        say(
          'Käytä valjaita, kun putoamista ei voi muuten estää.',
          'Wear a harness where a fall cannot be prevented otherwise.',
        ),
      ),
      tick(say('Minulla on ehjät ja sopivat suojaimet.', 'My equipment is undamaged and fits me.')),
    ],
    15,
  );

const working = (say: Say): Page =>
  page(
    say('Työskentely rakennuksessa', 'Working in the building'),
    [
      heading(say('Putoaminen', 'Falling')),
      list(
        say('Nouse vain telineelle, jonka tarkastus on voimassa.', 'Climb only a scaffold whose inspection is valid.'),
        say(
          'Älä poista kaiteita tai aukkojen suojia ilman lupaa.',
          'Do not remove railings or covers of openings without permission.',
        ),
        say('Tikkaat ovat kulkutie, eivät työtaso.', 'A ladder is a way up, not a place to work.'),
      ),
      heading(say('Nostot ja liikenne', 'Lifting and traffic')),
      text(
        say(
          'Älä mene nostetun taakan alle. Kulje merkittyjä reittejä.',
          'Do not go under a lifted load. Use the marked routes.',
        ),
      ),
      heading(say('Tulityöt ja sähkö', 'Hot work and electricity')),
      text(
        say(
          'Tulityö tarvitsee luvan ja tulityökortin. Sähkötyöt tekee vain sähköalan ammattilainen.',
          'Hot work needs a permit and a hot-work card. Only electricians do electrical work.',
        ),
      ),
    ],
    30,
  );

const order = (say: Say): Page =>
  page(say('Järjestys ja ilmoittaminen', 'Order and reporting'), [
    list(
      say('Siivoa jälkesi joka päivä ja lajittele jätteet.', 'Clean up after yourself every day and sort the waste.'),
      say('Pidä kulkutiet ja poistumistiet vapaina.', 'Keep passages and exits free.'),
      say(
        'Keskeytä työ, jos huomaat vaaran, ja kerro työnjohdolle.',
        'Stop work if you see a danger, and tell the foreman.',
      ),
      say(
        'Ilmoita jokaisesta tapaturmasta ja läheltä piti -tilanteesta.',
        'Report every accident and every near miss.',
      ),
    ),
  ]);

const questions = (say: Say): Page =>
  page(say('Koe', 'Exam'), [
    exam(
      say('Missä käytät suojakypärää?', 'Where do you wear a helmet?'),
      say('Koko työmaalla', 'On the whole site'),
      say('Vain nostoalueella', 'Only in the lifting area'),
      say('Vain ulkona', 'Only outdoors'),
    ),
    exam(
      say('Mitä teet, kun huomaat vaaran?', 'What do you do when you see a danger?'),
      say('Keskeytän työn ja kerron työnjohdolle', 'I stop work and tell the foreman'),
      say('Jatkan varovasti', 'I continue carefully'),
      say('Odotan, että joku muu huomaa', 'I wait until somebody else sees it'),
    ),
  ]);

/** For building construction sites. */
export function buildingSite(say: Say): Page[] {
  return [
    welcomePage(say, [
      say('Ilmoittaudu työnjohdolle ennen ensimmäistä työpäivää.', 'Report to the foreman before your first day.'),
      say('Työmaa on auki [kirjoita ajat].', 'The site is open [write the hours].'),
      say('Pysäköi vain merkityille paikoille.', 'Park only in the marked places.'),
    ]),
    protection(say),
    working(say),
    order(say),
    emergencyPage(say),
    questions(say),
    page(say('Pätevyyskortit', 'Competency cards'), [
      text(say('Lisää voimassa olevat korttisi.', 'Add your valid cards.')),
      cards(
        ['Työturvallisuuskortti', 'Valttikortti'],
        ['Tulityökortti', 'Ensiapukortti', 'Sähkötyöturvallisuuskortti'],
      ),
    ]),
    signaturePage(say),
  ];
}
