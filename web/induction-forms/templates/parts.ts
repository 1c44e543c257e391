import type { Block } from '../../../shared/content/block-registry.ts';
import type { Page } from '../../../shared/content/page.ts';
import { freshField } from '../../form-editor/kinds/fresh-field.ts';

/** The one of two texts that the author reads. */
export type Say = (finnish: string, english: string) => string;

/** Pieces of a ready form; what an author is to fill in stands in square brackets. */
export const text = (...lines: string[]): Block => ({ kind: 'p', lines });
export const heading = (words: string): Block => ({ kind: 'h2', text: words });
export const list = (...lines: string[]): Block => ({ kind: 'ul', lines });
export const steps = (...lines: string[]): Block => ({ kind: 'ol', lines });
export const warning = (words: string): Block => ({ kind: 'alert', text: words, type: 'other' });
export const info = (words: string): Block => ({ kind: 'alert', text: words, type: 'info' });
export const tick = (label: string): Block => ({ kind: 'checkbox', label, name: '', value: false });

export function terms(pairs: readonly (readonly [term: string, description: string])[]): Block {
  return { kind: 'dl', pairs: pairs.map(([term, description]) => ({ term, description })) };
}

/** An exam question with one right option, which stands second. */
export function exam(question: string, right: string, ...wrong: string[]): Block {
  const option = (words: string, correctAnswer: boolean) => ({ text: words, correctAnswer, selected: false });
  const [first = '', ...others] = wrong;
  const options = [option(first, false), option(right, true), ...others.map((words) => option(words, false))];
  return { kind: 'question', type: 'examQuestion', text: question, options, mandatory: true };
}

/** The cards that are asked for; those that are mandatory need a photo. */
export function cards(mandatory: readonly string[], others: readonly string[]): Block {
  const named = (titles: readonly string[], isMandatory: boolean) =>
    titles.map((title) => ({ title, mandatory: isMandatory }));
  return { kind: 'cards', names: [...named(mandatory, true), ...named(others, false)], requireImages: 1, images: [] };
}

export function signature(label: string): Block {
  return { kind: 'form', fields: [{ ...freshField('signature'), label, mandatory: true }] };
}

export const page = (title: string, content: Block[], minReadTime = 0): Page => ({ title, minReadTime, content });

/** The last page of every ready form. */
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

/** What to do when something happens, which is the same on every site. */
export function emergencyPage(say: Say): Page {
  return page(
    say('Hätätilanteet', 'Emergencies'),
    [
      steps(
        say('Pelasta ne, joilla on välitön vaara.', 'Help those who are in immediate danger.'),
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

/** Who the site belongs to and how one comes and goes. */
export function welcomePage(say: Say, lines: readonly string[]): Page {
  return page(
    say('Tervetuloa työmaalle', 'Welcome to the site'),
    [
      text(
        say(
          'Tämä perehdytys kertoo, miten teet työsi turvallisesti tällä työmaalla. Lue jokainen sivu rauhassa.',
          'This induction tells how to do your work safely on this site. Read every page in peace.',
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
