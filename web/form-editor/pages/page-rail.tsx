import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNumber } from '../../../shared/content/pages/page-number.ts';
import { classNames } from '../../ui/class-names.ts';
import { ClockIcon, QuestionIcon, SignIcon } from '../../ui/icons.tsx';
import { LockIcon } from '../../ui/staff-icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddPageButton } from './add-page-button.tsx';
import { findPage } from '../document/commands.ts';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditor, useEditorStore } from '../editor-context.ts';
import { focusItem } from '../document/editor-ui.ts';
import type { FixedPage, FormFrame } from './fixed-page.ts';
import { PageMenu } from './page-menu.tsx';
import styles from './page-rail.module.css';
import { railRows, type RailRow } from './rail-rows.ts';
import { BLOCK_PART, PAGE_PART } from '../document/parts.ts';
import { SortableList } from '../canvas/sortable-list.tsx';

/** The marks of a page's features: an exam, a signature, a reading time. */
function Marks({ row }: { row: RailRow }) {
  const { t } = useTranslation();
  const marks = [
    { isOn: row.hasExam, key: 'exam', Icon: QuestionIcon, label: t('editor.mark.exam') },
    { isOn: row.hasSignature, key: 'signature', Icon: SignIcon, label: t('editor.mark.signature') },
    { isOn: row.hasReadTime, key: 'time', Icon: ClockIcon, label: t('editor.mark.readTime') },
  ] as const;
  return (
    <span className={styles.marks}>
      {marks
        .filter(({ isOn }) => isOn)
        .map(({ key, Icon, label }) => (
          <span key={key} title={label}>
            <Icon />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ))}
    </span>
  );
}

function PageRow({ item: row }: { item: RailRow }) {
  const { t } = useTranslation();
  const isSelected = useEditor(({ selected }) => selected.pageId === row.id);
  return (
    <>
      <span className={styles.words}>
        <span className={styles.title}>
          {row.number} {row.title.trim() || t('editor.pageNameless')}
        </span>
        <span className={styles.facts}>
          {t('editor.blockCount', { count: row.blockCount })}
          <Marks row={row} />
        </span>
      </span>
      {isSelected && <PageMenu page={row} />}
    </>
  );
}

function FixedRow({ page, number }: { page: FixedPage; number: number | undefined }) {
  const store = useEditorStore();
  const isSelected = useEditor(({ selected }) => selected.pageId === page.id);
  return (
    <button
      type="button"
      className={classNames(styles.fixed, isSelected && styles.chosen)}
      aria-current={isSelected ? 'true' : undefined}
      onClick={() => store.select({ pageId: page.id })}
    >
      <LockIcon />
      <span className={styles.title}>
        {number === undefined ? '' : `${number} `}
        {page.title}
      </span>
    </button>
  );
}

/** The height of a row with its gap, as in the style sheet. */
const ROW_PIXELS = 50;

/** Scrolls to the selected page, whose row may not be rendered yet. */
function useRevealed(place: number | undefined) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!mark.current || place === undefined) return;
    mark.current.style.top = `${place * ROW_PIXELS}px`;
    mark.current.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return mark;
}

function useRailKeys() {
  const acts = useEditorActs();
  const store = useEditorStore();
  return (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset['key'] : undefined;
    if (id === undefined) return;
    const press = (act: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      act();
      focusItem(store.state.selected.pageId);
    };
    if (event.altKey && event.key === 'ArrowUp') press(() => acts.movePage(id, -1));
    else if (event.altKey && event.key === 'ArrowDown') press(() => acts.movePage(id, 1));
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') press(() => acts.copyPage(id));
    else if (event.key === 'Delete' || event.key === 'Backspace') press(() => acts.removePage(id));
  };
}

/** The pages in the worker's order: the form's own are movable, fixed pages are locked. */
export const PageRail = memo(function PageRail({ frame }: { frame: FormFrame }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const acts = useEditorActs();
  const [rowsOf] = useState(() => railRows(frame.numberOf));
  const rows = useEditor(({ history }) => rowsOf(history.present.pages));
  const selectedId = useEditor(({ selected }) => selected.pageId);
  const mark = useRevealed(rows.find(({ id }) => id === selectedId)?.place);
  const pressKey = useRailKeys();
  const guest = useMemo(
    () => ({
      part: BLOCK_PART,
      onDrop: (blockId: string, pageId: string) => {
        const { blocks = [] } = findPage(store.document, pageId) ?? {};
        acts.moveBlockTo(blockId, { pageId, place: blocks.length });
      },
    }),
    [store, acts],
  );
  const nameOf = useCallback(
    ({ number, title }: RailRow) => `${number} ${title.trim() || t('editor.pageNameless')}`,
    [t],
  );
  const select = useCallback((pageId: string) => store.select({ pageId }), [store]);
  return (
    <nav className={styles.rail} aria-label={t('editor.pages')}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('editor.pages')}</h2>
        <AddPageButton />
      </div>
      {frame.before.map((page, index) => (
        <FixedRow key={page.id} page={page} number={pageNumber(index)} />
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the focused rows inside */}
      <div className={styles.list} onKeyDownCapture={pressKey}>
        <span ref={mark} className={styles.mark} />
        {rows.length > 0 && (
          <SortableList
            label={t('editor.formPages')}
            className={styles.pages}
            itemClassName={styles.row}
            items={rows}
            nameOf={nameOf}
            Item={PageRow}
            itemHeight={ROW_PIXELS}
            part={PAGE_PART}
            guest={guest}
            selectedId={rows.some(({ id }) => id === selectedId) ? selectedId : undefined}
            onSelect={select}
            onMove={acts.movePageTo}
          />
        )}
      </div>
      {frame.after.map((page) => (
        <FixedRow key={page.id} page={page} number={frame.numberOf(rows.length)} />
      ))}
      <FixedRow page={frame.settings} number={undefined} />
    </nav>
  );
});
