import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { FormPurpose } from '../../shared/content/form-rules.ts';
import type { Block } from '../../shared/content/block-registry.ts';
import type { FieldType } from '../../shared/content/kinds/form-field.ts';
import { Dialog } from '../ui/dialog.tsx';
import fieldStyles from '../ui/field.module.css';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useEditorActs } from './editor-acts.ts';
import { useEditorStore } from './editor-context.ts';
import { focusItem, type InsertTarget } from './editor-ui.ts';
import styles from './insert-dialog.module.css';
import type { InsertGroup } from './kind-editor.ts';
import { freshField } from './kinds/fresh-field.ts';
import { BLOCK_KIND_NAMES, INSERT_GROUPS, kindEditorOf } from './kind-editors.ts';
import { useFormPurpose } from './purpose.ts';

type Entry = { key: string; label: string; group: InsertGroup; fresh: (purpose: FormPurpose) => Block };

const QUESTION_FIELDS = ['yesno', 'choice'] as const;

/** Fields to fill in, and the two sorts of question that are answered by one press. */
function formEntries(t: TFunction, group: InsertGroup): Entry[] {
  const form = (type: FieldType): Block => ({
    kind: 'form',
    fields: [{ ...freshField(type), mandatory: type !== 'text' }],
  });
  return [
    { key: 'form', label: t('editor.kind.form'), group, fresh: () => form('text') },
    ...QUESTION_FIELDS.map((type) => ({
      key: type,
      label: t(`editor.fieldType.${type}`),
      group,
      fresh: () => form(type),
    })),
  ];
}

/** What may be inserted: a new block of each kind, the two sorts of question apart. */
function entriesOf(t: TFunction): Entry[] {
  return BLOCK_KIND_NAMES.flatMap((kind): Entry[] => {
    const editor = kindEditorOf({ kind });
    if (!editor) return [];
    const { group, fresh } = editor;
    if (kind === 'form') return formEntries(t, group);
    if (kind !== 'question') return [{ key: kind, label: t(`editor.kind.${kind}`), group, fresh }];
    return (['examQuestion', 'checkboxQuestion'] as const).map((type) => ({
      key: type,
      label: t(`editor.kind.${type}`),
      group,
      fresh: (purpose) => ({ ...fresh(purpose), type }),
    }));
  });
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus among the buttons by the arrows, from the search field on. */
function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const isInField = event.target instanceof HTMLInputElement;
  if (step === undefined || (isInField && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(`.${styles.entry}`)];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
}

type GroupProps = { group: InsertGroup; entries: readonly Entry[]; onChoose: (entry: Entry) => void };

function Group({ group, entries, onChoose }: GroupProps) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`insert-${group}`} className={styles.group}>
      <h3 id={`insert-${group}`} className={styles.groupTitle}>
        {t(`editor.group.${group}`)}
      </h3>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <button key={entry.key} type="button" className={styles.entry} onClick={() => onChoose(entry)}>
            {entry.label}
          </button>
        ))}
      </div>
    </section>
  );
}

type InsertDialogProps = { target: InsertTarget; onClose: () => void; onInspect: () => void };

/** The menu of what can be put on a page, with a search; Enter takes what is called just so, else the first that is found. */
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
      {/* The arrows belong to the buttons inside, which have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.menu} onKeyDown={moveAmong}>
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
      </div>
    </Dialog>
  );
}
