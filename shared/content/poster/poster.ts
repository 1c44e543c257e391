import type { WorkerLanguage } from '../../core/fields.ts';
import type { Block } from '../block-registry.ts';
import { expectedMinutes } from './expected-minutes.ts';
import type { InputSettings, ProjectTexts } from '../forms/form-settings.ts';
import { neededThings, type NeededThings } from './needed-things.ts';
import { inductionPageNumber } from '../pages/page-number.ts';
import { siteNameOf } from './site-name.ts';
import type { TextMarks } from '../translation/text-marks.ts';

/** What the induction of a site takes: estimated minutes, pages as the player counts them, and the things to have at hand. */
export type InductionFacts = { minutes: number; pages: number; things: NeededThings };

/** What whoever has the PIN of a site's poster reads before anything is started. */
export type Poster = {
  pin: string;
  siteName: string;
  project: ProjectTexts;
  /** In which language the site's texts are, and which of them are not; absent where all are in the language of the page. */
  said?: SaidTexts;
  /** Undefined while the form has no pages. */
  facts?: InductionFacts;
};

/** `marks` are those of what stands before a form's pages. */
export type SaidTexts = { language: WorkerLanguage; base: WorkerLanguage; marks: TextMarks };

/** What the page of a wrong PIN brings, so that the phone need not ask again. */
export type MissedPoster = { pin: string; code: 'formPinCode404' };

type Written = {
  name: string;
  project: ProjectTexts;
  inputSettings: InputSettings;
  pages: readonly { content: readonly Block[]; minReadTime: number }[];
};

export function factsOf({ pages, inputSettings }: Pick<Written, 'pages' | 'inputSettings'>): InductionFacts {
  return {
    minutes: expectedMinutes({ pages }),
    pages: inductionPageNumber(pages.length),
    things: neededThings({ pages, inductionForm: { inputSettings } }),
  };
}

/** The poster of a form's version. */
export function posterOf(pin: string, version: Written, said?: SaidTexts): Poster {
  const { project, pages } = version;
  return {
    pin,
    siteName: siteNameOf(version),
    project,
    ...(said && { said }),
    ...(pages.length > 0 && { facts: factsOf(version) }),
  };
}

/** What a drawn page is made of: the built page of the player, the texts of worker screens in the page's language, and what is told. */
export type PosterPage = {
  page: string;
  texts: Readonly<Record<string, unknown>>;
  language: WorkerLanguage;
  poster: Poster | MissedPoster;
};

/** Draws the page of a poster as HTML. */
export type DrawPoster = (page: PosterPage) => Promise<string>;
