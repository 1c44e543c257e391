import { createHash } from 'node:crypto';
import { keyOfHash } from '../../shared/content/translation/text-keys.ts';

/** The key of a text of a form among its translations. */
export const keyOfText = (text: string): string => keyOfHash(createHash('sha256').update(text).digest('hex'));
