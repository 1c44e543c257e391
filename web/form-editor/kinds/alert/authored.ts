import type { AlertBlock } from '../../../../shared/content/blocks/alert/shape.ts';
import { alertTitle } from '../../../content/blocks/alert/alert-title.ts';
import { checkText } from '../../checks/check-code.ts';
import type { AuthoredKind } from '../authored-kind.ts';

export const alertAuthored: AuthoredKind<AlertBlock> = {
  title: (t, { type }) => t('editor.kindOfType', { kind: t('editor.kind.alert'), type: alertTitle(t, type) }),
  words: ({ text }) => [text],
  checks: checkText,
};
