import type { Block } from '../../../shared/content/block-registry.ts';
import type { FieldType, FormField } from '../../../shared/content/kinds/form-field.ts';
import type { Page } from '../../../shared/content/page.ts';
import type { PersonRole } from '../../../shared/permits/permit-chain.ts';
import { freshField } from '../../form-editor/kinds/fresh-field.ts';
import { page, type Say } from '../../form-editor/ready/parts.ts';

type FieldRules = Partial<Pick<FormField, 'help' | 'mandatory' | 'ifPreviousYes'>>;

/** A field of a ready permit form; asked for unless it is said otherwise. */
export function field(type: FieldType, label: string, rules: FieldRules = {}): FormField {
  return { ...freshField(type), label, mandatory: true, ...rules };
}

/** A field of which one of the options is chosen. */
export function oneOf(label: string, ...options: string[]): FormField {
  return { type: 'choice', label, name: '', help: '', mandatory: true, ifPreviousYes: false, options, value: '' };
}

export const fields = (...all: FormField[]): Block => ({ kind: 'form', fields: all });

/** A question of which one or more options have to be ticked. */
export function choice(question: string, ...options: string[]): Block {
  const option = (words: string) => ({ text: words, correctAnswer: false, selected: false });
  return { kind: 'question', type: 'checkboxQuestion', text: question, options: options.map(option), mandatory: true };
}

type PersonRules = { card?: string; isOptional?: boolean };

/** Who has a role in the permit; a card that is named has to be valid on every day of it. */
export function person(
  title: string,
  personRole: PersonRole,
  { card = '', isOptional = false }: PersonRules = {},
): Block {
  return {
    kind: 'person',
    title,
    personRole,
    cardRequirement: card,
    cardIsMandatory: card !== '',
    defaultToCreator: personRole === 'Creator',
    mandatory: !isOptional,
    selectedPersons: [],
  };
}

/** The first page of every ready permit: what is done and where. */
export function workPage(say: Say, placeHelp: string, ...others: FormField[]): Page {
  return page(say('Työ ja paikka', 'Work and place'), [
    {
      kind: 'p',
      lines: [
        say(
          'Kuvaa työ niin tarkasti, että luvan myöntäjä voi arvioida sen vaarat.',
          'Describe the work so that the permit issuer can assess its hazards.',
        ),
      ],
    },
    fields(
      field('text', say('Työkohde', 'Place of the work'), { help: placeHelp }),
      field('textarea', say('Työmenetelmä ja laitteet', 'Method and equipment')),
      ...others,
      field('image', say('Kuvia paikasta', 'Photos of the place'), { mandatory: false }),
    ),
  ]);
}

/** The page of the persons; `others` are asked for between the creator and the grantor. */
export function peoplePage(say: Say, ...others: Block[]): Page {
  return page(say('Henkilöt', 'People'), [
    person(say('Luvan laatija', 'Creator'), 'Creator'),
    ...others,
    person(say('Luvan myöntäjä', 'Permit issuer'), 'Grantor'),
    person(say('Työn hyväksyjä', 'Work approver'), 'WorkApprover'),
  ]);
}

/** What to do when something goes wrong. */
export function stopPage(say: Say, title: string, lines: readonly string[], ...asked: Block[]): Page {
  return page(title, [
    { kind: 'ul', lines: [...lines] },
    ...asked,
    {
      kind: 'alert',
      type: 'other',
      text: say(
        'Keskeytä työ, jos olosuhteet muuttuvat. Hätätilanteessa soita 112.',
        'Stop the work if the conditions change. In an emergency call 112.',
      ),
    },
  ]);
}
