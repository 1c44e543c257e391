import type { Page } from '../../../shared/content/pages/page.ts';
import {
  info,
  list,
  page,
  type Say,
  signature,
  steps,
  terms,
  text,
  tick,
} from '../../written-forms/templates/template-parts.ts';

/** The last page of every template. */
export function signaturePage(say: Say): Page {
  return page(say('Allekirjoitus', 'Signature'), [
    text(
      say(
        'Vahvistan, että olen lukenut perehdytyksen ja noudatan työmaan ohjeita.',
        'I confirm that I have read the induction and follow the instructions of the site.',
      ),
    ),
    signature(say('Allekirjoitus', 'Signature')),
  ]);
}

/** Instructions for emergencies, the same on every site. */
export function emergencyPage(say: Say): Page {
  return page(
    say('Hätätilanteet', 'Emergencies'),
    [
      steps(
        say('Pelasta välittömässä vaarassa olevat.', 'Help those who are in immediate danger.'),
        say('Soita 112 ja kerro työmaan osoite.', 'Call 112 and give the address of the site.'),
        say(
          'Varoita muita ja sammuta palo, jos se on turvallista.',
          'Warn others, and put out the fire if it is safe.',
        ),
        say('Opasta pelastajat portilta perille.', 'Guide the rescuers from the gate.'),
      ),
      terms([
        [say('Kokoontumispaikka', 'Assembly point'), say('[kirjoita paikka]', '[write the place]')],
        [say('Ensiapu', 'First aid'), say('[kirjoita paikka]', '[write the place]')],
        [say('Työnjohtaja', 'Foreman'), say('[nimi ja puhelin]', '[name and phone]')],
      ]),
      tick(
        say('Tiedän, missä kokoontumispaikka ja ensiapu ovat.', 'I know where the assembly point and first aid are.'),
      ),
    ],
    15,
  );
}

/** The site's contractor, contacts and access. */
export function welcomePage(say: Say, lines: readonly string[]): Page {
  return page(
    say('Tervetuloa työmaalle', 'Welcome to the site'),
    [
      text(
        say(
          'Tämä perehdytys kertoo, miten teet työsi turvallisesti tällä työmaalla. Lue jokainen sivu rauhassa.',
          'This induction tells you how to do your work safely on this site. Take your time to read every page.',
        ),
      ),
      list(...lines),
      info(
        say(
          'Pidä kuvallinen henkilötunniste aina näkyvillä. Siinä on oltava työnantajasi ja veronumero.',
          'Keep your photo ID badge visible at all times. It must show your employer and your tax number.',
        ),
      ),
    ],
    15,
  );
}
