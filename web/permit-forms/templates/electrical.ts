import type { Page } from '../../../shared/content/pages/page.ts';
import { page, type Say, tick, warning } from '../../written-forms/templates/template-parts.ts';
import { choice, field, fields, peoplePage, person, stopPage, workPage, oneOf } from './permit-parts.ts';

const CARD = 'Sähkötyöturvallisuuskortti';

/** Electrical work on de-energized, locked equipment, or near live equipment. */
export function electrical(say: Say): Page[] {
  return [
    workPage(
      say,
      say('Keskus, lähtö tai laite', 'Board, feeder or device'),
      field('text', say('Jännite (V)', 'Voltage (V)')),
    ),
    page(say('Jännitteettömäksi tekeminen', 'Making dead'), [
      fields(
        oneOf(
          say('Miten työ tehdään?', 'How is the work done?'),
          say('Jännitteettömänä', 'Dead'),
          say('Jännitteisten osien lähellä', 'Near live parts'),
          say('Jännitetyönä erityisluvalla', 'Live, by special permission'),
        ),
      ),
      choice(
        say('Mitä on tehty, tässä järjestyksessä?', 'What has been done, in this order?'),
        say('Erotettu täydellisesti', 'Cut off completely'),
        say('Jännitteen kytkeminen estetty lukolla ja kilvellä', 'Locked and labelled against switching on'),
        say('Jännitteettömyys todettu', 'Proved dead'),
        say('Työmaadoitettu', 'Earthed for work'),
        say('Lähellä olevat jännitteiset osat suojattu', 'Live parts nearby screened'),
      ),
      fields(
        field('text', say('Lukkojen numerot ja avainten paikka', 'Numbers of the locks and where the keys are')),
        field('text', say('Millä jännitteettömyys todettiin', 'What it was proved dead with')),
      ),
      tick(say('Jokaisella tekijällä on oma lukkonsa.', 'Everybody who works has a lock of their own.')),
      warning(
        say(
          'Poista lukko vain, jos se on omasi. Jännite kytketään, kun kaikki lukot on poistettu.',
          'Remove only your own lock. The power is switched on when every lock has been removed.',
        ),
      ),
    ]),
    peoplePage(
      say,
      {},
      person(say('Sähkötyön tekijä', 'Electrical worker'), 'Worker', { card: CARD }),
      person(say('Sähkötyöturvallisuuden valvoja', 'Electrical safety supervisor'), 'NoRole', { card: CARD }),
    ),
    stopPage(say, say('Käyttöönotto', 'Putting back into service'), [
      say('Poista työmaadoitukset ja laske ne.', 'Remove the earths and count them.'),
      say(
        'Tarkista, että ihmiset ovat poissa ja suojat paikoillaan.',
        'Check that people are clear and covers are in place.',
      ),
      say('Ilmoita käytön johtajalle ennen kytkentää.', 'Tell the person in charge of operation before switching on.'),
    ]),
  ];
}
