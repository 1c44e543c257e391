import type { LinkBlock } from '../../../../shared/content/blocks/link/shape.ts';
import { safeHref } from '../../../../shared/content/safe-link.ts';
import { isBlank } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';

export const linkAuthored: AuthoredKind<LinkBlock> = {
  words: ({ text }) => [text],
  checks: ({ url, text }) => [
    ...(isBlank(text) ? [{ code: 'noLinkText', field: 'text' } as const] : []),
    ...(safeHref(url) === undefined ? [{ code: 'badLink', field: 'url' } as const] : []),
  ],
};
