import fc from 'fast-check';
import { NO_EXPIRY_DATE } from '../../../shared/content/card-rules.ts';
import { Page } from '../../../shared/content/pages/page.ts';
import { DATA_URL } from './page-of.ts';

const text = fc.string({ maxLength: 20 });
const fileName = fc.stringMatching(/^[a-f0-9]{4,12}\.(png|jpg)$/);
const id = fc.stringMatching(/^[A-Za-z0-9_-]{22}$/);
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

/** Authored blocks and, beside each, an answer that a worker could give in the same shape. */
type Pair = { authored: object; answered: object };

const checkbox = fc.boolean().map((value): Pair => {
  const block = { kind: 'checkbox', label: 'Olen lukenut ohjeet', name: 'read' };
  return { authored: block, answered: { ...block, value } };
});

const option = fc.record({ text, correctAnswer: fc.boolean(), selected: fc.boolean() });
const question = fc
  .record({
    type: fc.constantFrom('examQuestion', 'checkboxQuestion'),
    options: fc.array(option, { maxLength: 6 }),
    mandatory: fc.boolean(),
  })
  .map((parts): Pair => {
    const block = { kind: 'question', text: 'Mikä pitää paikkansa?', ...parts };
    return { authored: block, answered: block };
  });

const signature = fc.record({
  signed: fc.boolean(),
  value: fc.constantFrom('', 'f00d.png', DATA_URL),
  location: text,
  date: fc.oneof(fc.constant(''), date),
});
const field = fc.oneof(
  fc.record({ type: fc.constantFrom('text', 'textarea'), value: fc.oneof(text, fc.constantFrom('Kyllä', ' yes ')) }),
  fc.record({ type: fc.constant('date'), value: fc.oneof(fc.constant(''), date) }),
  fc.record({ type: fc.constant('time'), value: fc.constantFrom('', '07:00', '23:59') }),
  fc.record({ type: fc.constant('yesno'), value: fc.constantFrom('', 'yes', 'no') }),
  fc.record({ type: fc.constant('choice'), options: fc.constant(['Radio', 'Yes']), value: fc.constantFrom('', 'Yes') }),
  fc.record({ type: fc.constant('image'), value: fc.array(fileName, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('signature'), value: signature }),
);
const form = fc.array(fc.tuple(field, fc.boolean(), fc.boolean()), { maxLength: 6 }).map((all): Pair => {
  const fields = all.map(([given, mandatory, ifPreviousYes]) => ({ ...given, mandatory, ifPreviousYes }));
  return { authored: { kind: 'form', fields }, answered: { kind: 'form', fields } };
});

const image = fc
  .record({
    name: fc.constantFrom('Valttikortti', 'Tulityökortti', 'other'),
    nameOther: text.map((name) => name.replaceAll(/\p{Cc}/gu, '')),
    expires: fc.oneof(fc.constant(''), date),
    imageSrc: fc.oneof(fc.constant(''), fileName),
    userFormId: fc.oneof(fc.constant(''), id),
    isNew: fc.boolean(),
  })
  .map((card) => ({ ...card, noExpiration: false }));
const noExpiry = image.map((card) => ({ ...card, name: 'Valttikortti', expires: NO_EXPIRY_DATE, noExpiration: true }));
const cards = fc
  .record({
    requireImages: fc.constantFrom(0, 1, 2),
    mandatory: fc.boolean(),
    images: fc.array(fc.oneof(image, noExpiry), { maxLength: 4 }),
  })
  .map(({ requireImages, mandatory, images }): Pair => {
    const block = { kind: 'cards', names: [{ title: 'Tulityökortti', mandatory }], requireImages };
    return { authored: block, answered: { ...block, images } };
  });

const person = fc
  .array(
    fc.oneof(fc.record({ userFormId: id, cardId: id }), fc.record({ userFormId: id }), fc.record({ userId: id })),
    {
      maxLength: 3,
    },
  )
  .map((selectedPersons): Pair => {
    const block = { kind: 'person', title: 'Tulityön tekijä', personRole: 'Worker', mandatory: true };
    return { authored: block, answered: { ...block, selectedPersons } };
  });

const still = fc
  .constantFrom(
    { kind: 'p', lines: ['Käytä kypärää.'] },
    { kind: 'h2', text: 'Henkilönsuojaimet' },
    { kind: 'alert', text: 'Kaivanto auki', type: 'other' },
    { kind: 'video', source: { text: 'tuntematon' } },
  )
  .map((block): Pair => ({ authored: block, answered: block }));

/** A page and what a worker sends back for it, of every kind of block. */
export const anyAnsweredPage = fc
  .array(fc.oneof(checkbox, question, form, cards, person, still), { maxLength: 8 })
  .map((pairs) => ({
    page: Page.parse({ content: pairs.map(({ authored }) => authored) }),
    content: pairs.map(({ answered }) => answered),
  }));

/** Values that no client of ours would send, some of them with the shape of a block on the surface. */
export const junk = fc.oneof(
  fc.anything(),
  fc.array(
    fc.oneof(
      fc.anything(),
      fc.record(
        {
          kind: fc.constantFrom('checkbox', 'question', 'form', 'cards', 'person', 'p', 'video'),
          value: fc.anything(),
          options: fc.array(fc.oneof(fc.anything(), fc.record({ selected: fc.anything() }))),
          fields: fc.array(fc.oneof(fc.anything(), fc.record({ value: fc.anything() }))),
          images: fc.array(fc.oneof(fc.anything(), fc.record({ name: fc.anything(), expires: fc.anything() }))),
          selectedPersons: fc.anything(),
        },
        { requiredKeys: ['kind'] },
      ),
    ),
    { maxLength: 8 },
  ),
);
