import { isImagePresent } from '../card-rules.ts';
import type { ProjectTexts } from '../forms/form-settings.ts';
import type { Page } from '../pages/page.ts';
import { sayBlock } from './block-texts.ts';
import { sayEach, under, type Speaker } from './speaker.ts';

/** The part of a form that is said in other languages; a permit form has a description, an induction form the texts of its site. */
export type TranslatedContent = {
  readonly name: string;
  readonly description?: string;
  readonly project?: ProjectTexts;
  readonly pages: readonly Page[];
};

/** The page with its title and blocks said by a speaker, at `title` and `content.<place>.…`. */
export function sayPage<P extends Pick<Page, 'title' | 'content'>>(page: P, say: Speaker): P {
  return {
    ...page,
    title: say.text(page.title, 'title'),
    content: page.content.map((block, place) => sayBlock(block, under(`content.${place}`, say))),
  };
}

/** What stands before the pages: the name, the description, and what the site says of itself; its title and address stay. */
export function sayFront<C extends Omit<TranslatedContent, 'pages'>>(content: C, say: Speaker): C {
  const { name, description, project } = content;
  return {
    ...content,
    name: say.text(name, 'name'),
    ...(description !== undefined && { description: say.text(description, 'description') }),
    ...(project && {
      project: { ...project, description: sayEach(project.description, 'project.description', say) },
    }),
  };
}

/** A text to translate, or the name of a file that may have a translated one beside it. */
export type PlacedText = {
  /** Within the form: `name`, `project.description.0`, `pages.2.title`, `pages.2.content.0.fields.1.label`. */
  path: string;
  text: string;
  isFile: boolean;
};

/** Whether somebody can translate it: a blank, a number or a phone number stays. */
const isTranslatable = (text: string) => /\p{L}/u.test(text);

/** A speaker that notes what is to be translated. */
function collector(into: PlacedText[]): Speaker {
  return {
    text: (text, path) => {
      if (isTranslatable(text)) into.push({ path, text, isFile: false });
      return text;
    },
    file: (text, path) => {
      if (isImagePresent(text)) into.push({ path, text, isFile: true });
      return text;
    },
  };
}

/** Every text and file of a form that can be translated, in its order. */
export function textsOf(content: TranslatedContent): PlacedText[] {
  const found: PlacedText[] = [];
  const say = collector(found);
  sayFront(content, say);
  content.pages.forEach((page, index) => sayPage(page, under(`pages.${index}`, say)));
  return found;
}
