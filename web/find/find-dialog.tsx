import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SEARCH_CHARACTERS } from '../../shared/core/list-limits.ts';
import type { FoundThing } from '../../shared/find/found.ts';
import { errorText } from '../app/api/error-text.ts';
import { CrossIcon } from '../ui/icons.tsx';
import { SearchIcon } from '../ui/staff-icons.tsx';
import { useModalDialog } from '../ui/overlays/use-modal-dialog.ts';
import styles from './find-dialog.module.css';
import { FoundList, optionId } from './found-list.tsx';
import { foundPath } from './found-path.ts';
import { useFound } from './use-found.ts';

/** The place of the option that the arrow keys stand on; the first of every new answer. */
function useActive(options: readonly FoundThing[], words: string) {
  const [active, setActive] = useState({ words, at: 0 });
  const at = active.words === words ? Math.min(active.at, Math.max(options.length - 1, 0)) : 0;
  return {
    at,
    move: (by: number) =>
      setActive({ words, at: options.length === 0 ? 0 : (at + by + options.length) % options.length }),
  };
}

type Asked = { typed: string; words: string; error: Error | null; isEmpty: boolean; isCut: boolean };

/** What is said below the options. */
function useSaid({ typed, words, error, isEmpty, isCut }: Asked): string {
  const { t } = useTranslation();
  if (error) return errorText(t, error);
  if (typed.trim() === '') return t('find.hint');
  if (isCut) return t('find.cut');
  return isEmpty ? t('find.none', { words }) : '';
}

/** Finds anything: a combobox over the page, of the whole screen on a phone. Escape closes it. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const dialog = useModalDialog();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { groups, isCut, words, error, isAnswered } = useFound(typed);
  const options = groups.flatMap(({ items }) => items);
  const { at, move } = useActive(options, words);
  const chosen = options[at];
  const said = useSaid({ typed, words, error, isEmpty: isAnswered && options.length === 0, isCut });

  useEffect(() => input.current?.focus(), []);

  const go = (thing: FoundThing) => {
    onClose();
    void navigate(foundPath(thing));
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    }
    if (key === 'Enter' && chosen && isAnswered) {
      event.preventDefault();
      go(chosen);
    }
  };
  useEffect(() => {
    if (chosen) document.getElementById(optionId(listId, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, listId]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('find.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <SearchIcon />
        <input
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={t('find.label')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(listId, chosen)}
          placeholder={t('find.label')}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={SEARCH_CHARACTERS}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <FoundList id={listId} groups={groups} chosen={chosen} onChoose={go} />
      <output className={styles.said}>{said}</output>
    </dialog>
  );
}
