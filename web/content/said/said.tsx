// <SaidBlock said={page.said} path="content.2"><View … /></SaidBlock> around a block, and in it
// <Said path="lines.0">{line}</Said>: marks a text that is not in the language of its page. Without marks both are what is in them.
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextMark, TextMarks } from '../../../shared/content/translation/text-marks.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGE_NAMES } from '../../../shared/core/language.ts';
import styles from './said.module.css';

/** In which language a page is shown, and which of its texts are not. */
export type PageSaid = { language: WorkerLanguage; base: WorkerLanguage; marks: TextMarks };

const PageMarks = createContext<PageSaid | undefined>(undefined);

/** The marks below a path, by the paths within it. */
function marksBelow(marks: TextMarks, path: string): TextMarks {
  const inside = Object.entries(marks).filter(([place]) => place.startsWith(`${path}.`));
  return Object.fromEntries(inside.map(([place, mark]) => [place.slice(path.length + 1), mark]));
}

type SaidBlockProps = { said: PageSaid | undefined; path: string; children: ReactNode };

export function SaidBlock({ said, path, children }: SaidBlockProps) {
  const below = useMemo(() => said && { ...said, marks: marksBelow(said.marks, path) }, [said, path]);
  return below ? <PageMarks value={below}>{children}</PageMarks> : children;
}

/** What the tag of a text says: in which language it is, or that it translates a former text. */
function useTagWord() {
  const { t } = useTranslation();
  return (mark: TextMark, base: WorkerLanguage) =>
    mark === 'base' ? LANGUAGE_NAMES[base] : t('blocks.oldTranslation');
}

/** Of several texts of a block in one state the first has the tag. */
const isFirst = (marks: TextMarks, path: string, mark: TextMark) =>
  Object.keys(marks).find((place) => marks[place] === mark) === path;

function useMark(path: string) {
  const said = useContext(PageMarks);
  const tagWord = useTagWord();
  const mark = said?.marks[path];
  if (!said || !mark) return undefined;
  const { base, marks } = said;
  return {
    lang: mark === 'base' ? base : undefined,
    tag: isFirst(marks, path, mark) && <small className={styles.tag}>{tagWord(mark, base)}</small>,
  };
}

/** The language of a text of the block at `path` that is no element of its own, as of a picture’s; undefined where it is the page’s. */
export const useSaidLanguage = (path: string): WorkerLanguage | undefined => useMark(path)?.lang;

/** A page's title, which may be in another language than the screen. */
export function SaidTitle({ said, children }: { said: PageSaid | undefined; children: ReactNode }) {
  const tagWord = useTagWord();
  if (!said) return children;
  const { language, base, marks } = said;
  const mark = marks['title'];
  return (
    <span lang={mark === 'base' ? base : language}>
      {children}
      {mark && <small className={styles.tag}>{tagWord(mark, base)}</small>}
    </span>
  );
}

export function Said({ path, children }: { path: string; children: ReactNode }) {
  const mark = useMark(path);
  if (!mark) return children;
  return (
    <span lang={mark.lang}>
      {children}
      {mark.tag}
    </span>
  );
}

/** A field of a form at `path`: all of it counts as in the language of the first of its texts that has a mark. */
export function SaidField({ path, children }: { path: string; children: ReactNode }) {
  const said = useContext(PageMarks);
  const marked = said && Object.keys(said.marks).find((place) => place.startsWith(`${path}.`));
  const mark = useMark(marked ?? path);
  if (!mark) return children;
  return (
    <div lang={mark.lang}>
      {mark.tag}
      {children}
    </div>
  );
}

/** A text of the screen itself among the texts of a page, which may be in another language. */
export function ScreenText({ children }: { children: ReactNode }) {
  const said = useContext(PageMarks);
  const { language } = useTranslation().i18n;
  return said && said.language !== language ? <span lang={language}>{children}</span> : children;
}
