// <SaidBlock said={page.said} path="content.2"><View … /></SaidBlock> around a block, and in it <Said path="lines.0">{line}</Said> around each
// text of the form's author: it says its language where that is not the screen's. What has no <Said> is the screen's own.
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

type SaidBlockProps = {
  /** Absent for a part of a block, which is said as what is around it. */
  said?: PageSaid | undefined;
  path: string;
  children: ReactNode;
};

export function SaidBlock({ said, path, children }: SaidBlockProps) {
  const around = useContext(PageMarks);
  const whole = said ?? around;
  const below = useMemo(() => whole && { ...whole, marks: marksBelow(whole.marks, path) }, [whole, path]);
  return below ? <PageMarks value={below}>{children}</PageMarks> : children;
}

/** What the tag of a text says: in which language it is, or that it translates a former text. */
function useTagWord() {
  const { t } = useTranslation();
  return (mark: TextMark, base: WorkerLanguage) =>
    mark === 'base' ? LANGUAGE_NAMES[base] : t('blocks.oldTranslation');
}

/** The language of a text as the attribute of its element, absent where it is the screen's. */
function useLang() {
  const screen = useTranslation().i18n.language;
  return ({ language, base }: PageSaid, mark: TextMark | undefined) => {
    const own = mark === 'base' ? base : language;
    return own === screen ? undefined : own;
  };
}

/** Of several texts of a block in one state the first has the tag. */
const isFirst = (marks: TextMarks, path: string, mark: TextMark) =>
  Object.keys(marks).find((place) => marks[place] === mark) === path;

/** The language of a text of the block at `path` that is no element of its own, as of a picture’s; undefined where it is the screen’s. */
export function useSaidLanguage(path: string): WorkerLanguage | undefined {
  const said = useContext(PageMarks);
  const langOf = useLang();
  return said && langOf(said, said.marks[path]);
}

/** A page's title, which may be in another language than the screen. */
export function SaidTitle({ said, children }: { said: PageSaid | undefined; children: ReactNode }) {
  const tagWord = useTagWord();
  const langOf = useLang();
  const mark = said?.marks['title'];
  const lang = said && langOf(said, mark);
  if (!said || !(mark ?? lang)) return children;
  return (
    <span lang={lang}>
      {children}
      {mark && <small className={styles.tag}>{tagWord(mark, said.base)}</small>}
    </span>
  );
}

export function Said({ path, children }: { path: string; children: ReactNode }) {
  const said = useContext(PageMarks);
  const tagWord = useTagWord();
  const lang = useSaidLanguage(path);
  const mark = said?.marks[path];
  if (!said || !(mark ?? lang)) return children;
  return (
    <span lang={lang}>
      {children}
      {mark && isFirst(said.marks, path, mark) && <small className={styles.tag}>{tagWord(mark, said.base)}</small>}
    </span>
  );
}

type SaidWithinProps = { sentence: string; text: string; path: string };

/** A sentence of the screen with a text of the block in it. */
export function SaidWithin({ sentence, text, path }: SaidWithinProps) {
  const lang = useSaidLanguage(path);
  const at = lang === undefined ? -1 : sentence.indexOf(text);
  if (at < 0) return sentence;
  return (
    <span>
      {sentence.slice(0, at)}
      <span lang={lang}>{text}</span>
      {sentence.slice(at + text.length)}
    </span>
  );
}
