import type { HeadingBlock } from '../../../../shared/content/blocks/heading/shape.ts';
import { checkText } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';

export const headingAuthored = <K extends string>(level: number): AuthoredKind<HeadingBlock<K>> => ({
  words: ({ text }) => [text],
  checks: checkText,
  level,
});
