import { answeredKind, NO_FILES } from '../block-kind.ts';
import type { PersonBlock, SelectedPerson } from './person-intake.ts';
import { isRecord } from '../take-part.ts';

export type { PersonBlock, SelectedPerson } from './person-intake.ts';

const isSelected = (value: unknown) =>
  isRecord(value) && (typeof value['userFormId'] === 'string' || typeof value['userId'] === 'string');

/** The people of a permit who hold one role. Where it defaults to the creator, nobody needs to be chosen. */
export const personKind = answeredKind<PersonBlock, SelectedPerson[]>({
  answer: {
    ...NO_FILES,
    isAnswer: (stored): stored is SelectedPerson[] => Array.isArray(stored) && stored.every(isSelected),
    empty: () => [],
    read: ({ selectedPersons }) => selectedPersons,
    put: (block, selectedPersons) => ({ ...block, selectedPersons }),
    issues: ({ mandatory, defaultToCreator, selectedPersons }) =>
      mandatory && !defaultToCreator && selectedPersons.length === 0
        ? [{ path: 'selectedPersons', code: 'not_selected' }]
        : [],
  },
});
