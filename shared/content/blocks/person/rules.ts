import { copyWith } from '../../../core/copy-with.ts';
import { answeredKind, NO_FILES } from '../../block-kind.ts';
import type { PersonBlock, SelectedPerson } from './shape.ts';
import { isRecord } from '../../answers/take-part.ts';

export type { PersonBlock, SelectedPerson } from './shape.ts';

const isPersonBlock = (block: { kind: string }): block is PersonBlock => block.kind === 'person';

const isSelected = (value: unknown) =>
  isRecord(value) && (typeof value['userFormId'] === 'string' || typeof value['userId'] === 'string');

/**
 * The people of a permit who hold one role. When the role defaults to the creator, nobody must be chosen. An induction shows a text
 * instead.
 */
export const personKind = answeredKind<PersonBlock, SelectedPerson[]>({
  answer: {
    ...NO_FILES,
    isAnswer: (stored): stored is SelectedPerson[] => Array.isArray(stored) && stored.every(isSelected),
    empty: () => [],
    read: ({ selectedPersons }) => selectedPersons,
    put: (block, selectedPersons) => copyWith(block, { selectedPersons }),
    seconds: () => 0,
    isAsked: (_, purpose) => purpose === 'permit',
    issues: ({ mandatory, defaultToCreator, selectedPersons }) =>
      mandatory && !defaultToCreator && selectedPersons.length === 0
        ? [{ path: 'selectedPersons', code: 'not_selected' }]
        : [],
  },
  // Only permits have persons: a worker could never fill the block in.
  authorIssues: ({ mandatory, isWatch, personRole }, purpose) => [
    ...(purpose === 'induction' && mandatory ? [{ path: 'mandatory', code: 'person_mandatory' } as const] : []),
    ...(purpose === 'permit' && isWatch && personRole === 'Worker'
      ? [{ path: 'personRole', code: 'watch_is_worker' } as const]
      : []),
  ],
});

/** The person blocks of a form or permit, with the index of the page and of the block. */
export function personBlocksOf(
  pages: readonly { readonly content: readonly { kind: string }[] }[],
): { block: PersonBlock; page: number; place: number }[] {
  return pages.flatMap(({ content }, page) =>
    content.flatMap((block, place) => (isPersonBlock(block) ? [{ block, page, place }] : [])),
  );
}

/** The roles that the pages ask for, without duplicates, in page order. */
export function personRolesOf(pages: Parameters<typeof personBlocksOf>[0]): PersonBlock['personRole'][] {
  return [...new Set(personBlocksOf(pages).map(({ block }) => block.personRole))];
}
