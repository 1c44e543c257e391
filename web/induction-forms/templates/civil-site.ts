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

const traffic = (say: Say): Page =>
  page(
    say('Liikenne ja koneet', 'Traffic and machines'),
    [
      warning(
        say(
          'Huomiovaatetus, suojakypärä ja turvajalkineet ovat pakolliset. Pimeällä heijastimien on oltava puhtaat.',
          'High-visibility clothing, a helmet and safety footwear are mandatory. In the dark the reflectors must be clean.',
        ),
      ),
      list(
        say('Työskentele vain suljetulla tai suojatulla alueella.', 'Work only in a closed or protected area.'),
        say(
          'Älä siirrä liikenteen merkkejä tai sulkuja ilman lupaa.',
          'Do not move traffic signs or barriers without permission.',
        ),
        say(
          'Ota katsekontakti kuljettajaan ennen kuin menet koneen lähelle.',
          'Make eye contact with the driver before you go near a machine.',
        ),
        say('Pysy poissa koneen kääntöalueelta.', 'Stay out of the swing area of a machine.'),
      ),
      tick(
        say(
          'Pysyn koneiden näköpiirissä ja poissa niiden tieltä.',
          'I stay in sight of the machines and out of their way.',
        ),
      ),
    ],
    20,
  );

const digging = (say: Say): Page =>
  page(
    say('Kaivannot ja maanalaiset johdot', 'Excavations and buried lines'),
    [
      heading(say('Ennen kaivamista', 'Before digging')),
      list(
        say('Kaapelit ja putket on näytetty ja merkitty.', 'Cables and pipes have been located and marked.'),
        say('Kaivutyölle on lupa, jos työmaa vaatii sen.', 'There is a permit where the site requires one.'),
      ),
      heading(say('Kaivannossa', 'In the excavation')),
      list(
        say('Seinämät on luiskattu tai tuettu suunnitelman mukaan.', 'The sides are sloped or supported as planned.'),
        say('Kulkutie ylös on lähellä.', 'There is a way up close by.'),
        say('Maata ja kuormia ei pidetä reunalla.', 'No soil or loads are kept at the edge.'),
      ),
      text(say('Älä mene kaivantoon yksin.', 'Do not go into an excavation alone.')),
    ],
    25,
  );

const environment = (say: Say): Page =>
  page(say('Ympäristö', 'Environment'), [
    list(
      say('Tankkaa vain siihen varatussa paikassa.', 'Refuel only in the place meant for it.'),
      say(
        'Torju vuoto heti imeytysaineella ja kerro työnjohdolle.',
        'Stop a leak at once with absorbent and tell the foreman.',
      ),
      say('Vältä pölyä ja melua, joista on haittaa naapureille.', 'Avoid dust and noise that disturb the neighbours.'),
    ),
  ]);

const questions = (say: Say): Page =>
  page(say('Koe', 'Exam'), [
    exam(
      say('Milloin saat mennä koneen lähelle?', 'When may you go near a machine?'),
      say('Kun kuljettaja on nähnyt minut', 'When the driver has seen me'),
      say('Aina, kun on kiire', 'Whenever I am in a hurry'),
      say('Kun kone on käynnissä mutta paikallaan', 'When it runs but stands still'),
    ),
    exam(
      say('Mitä varmistat ennen kaivamista?', 'What do you make sure of before digging?'),
      say('Kaapelit ja putket on merkitty', 'Cables and pipes are marked'),
      say('Maa on pehmeää', 'The soil is soft'),
      say('Sää on kuiva', 'The weather is dry'),
    ),
  ]);

/** For road and other civil works. */
export function civilSite(say: Say): Page[] {
  return [
    welcomePage(say, [
      say(
        'Työmaa on pitkä: kysy, mistä kuljet omalle paikallesi.',
        'The site is long: ask which way leads to your place.',
      ),
      say(
        'Aja vain työmaan reittejä ja noudata nopeusrajoitusta.',
        'Drive only on the site’s routes and keep to the speed limit.',
      ),
      say('Työmaan puhelin on [kirjoita numero].', 'The phone of the site is [write the number].'),
    ]),
    traffic(say),
    digging(say),
    environment(say),
    emergencyPage(say),
    questions(say),
    page(say('Pätevyyskortit', 'Competency cards'), [
      text(say('Lisää voimassa olevat korttisi.', 'Add your valid cards.')),
      cards(['Työturvallisuuskortti', 'Tieturvakortti'], ['Valttikortti', 'Ensiapukortti', 'Ratatyökortti']),
    ]),
    signaturePage(say),
  ];
}
