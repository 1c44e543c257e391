import * as z from 'zod/mini';
import { Id } from '../../../core/fields.ts';
import type { BlockShape } from '../../block-shape.ts';
import { takePart } from '../../answers/take-part.ts';
import { authoredFlag, authoredText, emptyAnswer } from '../../authored.ts';
import { MAX_TITLE_CHARACTERS } from '../../text-limits.ts';
import { PERSON_ROLES } from './person-roles.ts';

const MAX_PERSONS = 20;

/** A person of a permit: the worker of a signed user form, with the required card if any, or a user. */
export const SelectedPerson = z.union([z.object({ userFormId: Id, cardId: z.optional(Id) }), z.object({ userId: Id })]);
export type SelectedPerson = z.infer<typeof SelectedPerson>;

const Selected = z.array(SelectedPerson).check(z.maxLength(MAX_PERSONS));

const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('person'),
    title: authoredText(),
    /** The required card's name, or empty. */
    cardRequirement: authoredText(MAX_TITLE_CHARACTERS),
    cardIsMandatory: authoredFlag(),
    defaultToCreator: authoredFlag(),
    mandatory: authoredFlag(),
    /** Whether these people watch after the work (rule 4.12); only the watch of a permit form with a watch has a meaning. */
    isWatch: z.optional(z.boolean()),
    selectedPersons: emptyAnswer(Selected, () => []),
    personRole: z._default(z.enum(PERSON_ROLES), 'NoRole'),
  }),
);
export type PersonBlock = z.infer<typeof Schema>;

export const personShape: BlockShape<PersonBlock, SelectedPerson[]> = {
  schema: Schema,
  take: (_, submitted) => takePart(Selected, submitted['selectedPersons'], 'selectedPersons'),
};
