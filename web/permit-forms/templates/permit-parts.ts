import type { Block } from '../../../shared/content/block-registry.ts';
import type { FieldType, FormField } from '../../../shared/content/blocks/form/field-shape.ts';
import type { Page } from '../../../shared/content/pages/page.ts';
import type { PersonRole } from '../../../shared/permits/permit-chain.ts';
import { freshField } from '../../form-editor/kinds/form/fresh-field.ts';
import { page, type Say } from '../../written-forms/templates/template-parts.ts';

type FieldRules = Partial<Pick<FormField, 'help' | 'mandatory' | 'ifPreviousYes'>>;

/** A field of a permit form template; mandatory by default. */
export function field(type: FieldType, label: string, rules: FieldRules = {}): FormField {
  return { ...freshField(type), label, mandatory: true, ...rules };
}

/** A field with one selectable option. */
export function oneOf(label: string, ...options: string[]): FormField {
  return { type: 'choice', label, name: '', help: '', mandatory: true, ifPreviousYes: false, options, value: '' };
}

export const fields = (...all: FormField[]): Block => ({ kind: 'form', fields: all });

/** A question with one or more mandatory ticks. */
export function choice(question: string, ...options: string[]): Block {
  const option = (words: string) => ({ text: words, correctAnswer: false, selected: false });
  return { kind: 'question', type: 'checkboxQuestion', text: question, options: options.map(option), mandatory: true };
}

type PersonRules = { card?: string; isOptional?: boolean; isWatch?: boolean };

/** A block for a role's people; a named card must be valid on every day of the permit. */
export function person(
  title: string,
  personRole: PersonRole,
  { card = '', isOptional = false, isWatch = false }: PersonRules = {},
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
    ...(isWatch && { isWatch }),
  };
}

/** The first page of every template: the work and its place. */
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

/** The page of people, of whom the grantor may need a card; `others` come between the creator and the grantor. */
export function peoplePage(say: Say, { grantorCard }: { grantorCard?: string }, ...others: Block[]): Page {
  return page(say('Henkilöt', 'People'), [
    person(say('Luvan laatija', 'Creator'), 'Creator'),
    ...others,
    person(say('Luvan myöntäjä', 'Permit issuer'), 'Grantor', grantorCard === undefined ? {} : { card: grantorCard }),
    person(say('Työn hyväksyjä', 'Work approver'), 'WorkApprover'),
  ]);
}

/** What to do when something goes wrong, and what an emergency call needs. */
export function stopPage(say: Say, title: string, lines: readonly string[], ...asked: Block[]): Page {
  return page(title, [
    { kind: 'ul', lines: [...lines] },
    ...asked,
    fields(
      field('text', say('Osoite hätäpuhelua varten', 'Address for an emergency call'), {
        help: say('Katu, numero, kunta ja portti', 'Street, number, municipality and gate'),
      }),
    ),
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
