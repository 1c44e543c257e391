import type { Language } from '../../../shared/core/fields.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import type { StoryTexts } from './story-texts.ts';

export const STORY_TEXTS: Readonly<Record<Language, StoryTexts>> = { fi, en };
