import type { PersonBlock } from '../../../../shared/content/blocks/person/shape.ts';
import { isBlank } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';
import { PrintedPerson } from './printed.tsx';

export const personAuthored: AuthoredKind<PersonBlock> = {
  words: ({ title }) => [title],
  checks: ({ title }) => (isBlank(title) ? [{ code: 'emptyBlock', field: 'title' }] : []),
  Printed: PrintedPerson,
};
