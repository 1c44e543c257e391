import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { Block } from '../../../shared/content/block-registry.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditorStore } from '../editor-context.ts';
import { focusItem, type InsertTarget } from '../document/editor-ui.ts';
import styles from './insert-dialog.module.css';
import type { InsertEntry, InsertGroup } from '../kinds/kind-editor.ts';
import { BLOCK_KIND_NAMES, INSERT_GROUPS, kindEditorOf } from '../kinds/kind-editors.ts';
import { useFormPurpose } from '../inspector/purpose.ts';

type Entry = InsertEntry<Block> & { group: InsertGroup };

/** The insertable blocks: one of each kind, with separate entries for a kind's variants. */
function entriesOf(t: TFunction): Entry[] {
  return BLOCK_KIND_NAMES.flatMap((kind): Entry[] => {
    const editor = kindEditorOf({ kind });
    if (!editor) return [];
    return editor.entries(t).map((entry) => ({ ...entry, group: editor.group }));
  });
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus among the buttons with arrow keys, starting at the search field. */
function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const isInField = event.target instanceof HTMLInputElement;
  if (step === undefined || (isInField && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(`.${styles.entry}`)];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
}

function EntryButton({ entry, onChoose }: { entry: Entry; onChoose: (entry: Entry) => void }) {
  const { key, label, example, Icon } = entry;
  const exampleId = `insert-${key}-example`;
  return (
    <button
      type="button"
      className={styles.entry}
      aria-label={label}
      aria-describedby={exampleId}
      onClick={() => onChoose(entry)}
    >
      <Icon />
      <span className={styles.label}>{label}</span>
      <span id={exampleId} className={styles.example}>
        {example}
      </span>
    </button>
  );
}

type GroupProps = { group: InsertGroup; entries: readonly Entry[]; onChoose: (entry: Entry) => void };

function Group({ group, entries, onChoose }: GroupProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={`insert-${group}`} gap={2}>
      <h3 id={`insert-${group}`} className={styles.groupTitle}>
        {t(`editor.group.${group}`)}
      </h3>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <EntryButton key={entry.key} entry={entry} onChoose={onChoose} />
        ))}
      </div>
    </Stack>
  );
}

type InsertDialogProps = { target: InsertTarget; onClose: () => void; onInspect: () => void };

/** The menu of blocks to insert, with a search; Enter takes the exact match, otherwise the first match. */
export function InsertDialog({ target, onClose, onInspect }: InsertDialogProps) {
  const { t } = useTranslation();
  const acts = useEditorActs();
  const store = useEditorStore();
  const purpose = useFormPurpose();
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const entries = useMemo(() => entriesOf(t), [t]);
  const typed = words.trim().toLowerCase();
  const found = entries.filter(({ label, group }) =>
    `${label} ${t(`editor.group.${group}`)}`.toLowerCase().includes(typed),
  );
  const choose = ({ fresh }: Entry) => {
    onClose();
    const block = fresh(purpose);
    if (target.replacedId === undefined) acts.insertBlock(block, target);
    else acts.replaceBlock(target.replacedId, block);
    if (store.state.isTyping) return;
    focusItem(store.state.selected.blockId);
    onInspect();
  };
  const first = found.find(({ label }) => label.toLowerCase() === typed) ?? found[0];
  return (
    <Dialog isOpen onClose={onClose} title={t('editor.insertTitle')}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys belong to the focused buttons inside */}
      <Stack gap={3} onKeyDown={moveAmong}>
        <label>
          <VisuallyHidden>{t('editor.insertSearch')}</VisuallyHidden>
          <input
            ref={(input) => {
              if (input && search.current !== input) requestAnimationFrame(() => input.focus());
              search.current = input;
            }}
            type="search"
            className={fieldStyles.input}
            placeholder={t('editor.insertSearch')}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !first) return;
              event.preventDefault();
              choose(first);
            }}
          />
        </label>
        {INSERT_GROUPS.map((group) => (
          <Group key={group} group={group} entries={found.filter((entry) => entry.group === group)} onChoose={choose} />
        ))}
        <output className={styles.none}>{found.length === 0 && t('editor.insertNone', { words: words.trim() })}</output>
      </Stack>
    </Dialog>
  );
}
