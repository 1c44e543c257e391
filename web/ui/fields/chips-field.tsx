// <ChipsField id="emails" label={t('…')} values={emails} onValues={set} typed={typed} onTyped={setTyped} check={(text) => …} />
// Short texts as chips. Enter, a comma, a blank or leaving the field adds what is typed, pasted lists piece by piece; a
// piece that `check` refuses stays in the field under its error. Do not save while `typed` is not empty.
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chips-field.module.css';
import { describe, Field, type FieldTexts } from './field.tsx';
import fieldStyles from './field.module.css';
import { CrossIcon } from '../icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

const SEPARATORS = /[\s,;]+/u;
const ADDING_KEYS: ReadonlySet<string> = new Set(['Enter', ',', ';', ' ']);

type ChipsFieldProps = FieldTexts & {
  values: readonly string[];
  onValues: (values: string[]) => void;
  typed: string;
  onTyped: (typed: string) => void;
  /** The error message of an invalid piece; undefined for a valid one. */
  check: (text: string) => string | undefined;
  most?: number;
  inputMode?: 'email' | 'text';
};

type Taken = { values: string[]; refused: string[]; error: string | undefined };

/** Adds the valid pieces, each once; the rest stays in the field. */
export function takePieces(
  text: string,
  { values, check, most }: Pick<ChipsFieldProps, 'values' | 'check'> & { most: number },
): Taken {
  const taken: Taken = { values: [...values], refused: [], error: undefined };
  for (const piece of text.split(SEPARATORS).filter(Boolean)) {
    if (taken.values.some((value) => value.toLowerCase() === piece.toLowerCase())) continue;
    const refusal = check(piece);
    if (refusal === undefined && taken.values.length < most) taken.values.push(piece);
    else {
      taken.refused.push(piece);
      taken.error ??= refusal;
    }
  }
  return taken;
}

function Chip({ value, onRemove }: { value: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <li className={styles.chip}>
      <span className={styles.text}>{value}</span>
      <button type="button" className={styles.remove} aria-label={t('chips.remove', { value })} onClick={onRemove}>
        <CrossIcon />
      </button>
    </li>
  );
}

export function ChipsField(props: ChipsFieldProps) {
  const { id, label, hint, isOptional = false, values, onValues, typed, onTyped, most = Infinity } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [notice, setNotice] = useState('');
  const error = refusal ?? props.error;
  const texts = { id, label, hint, error, isOptional };
  const add = (text: string) => {
    const taken = takePieces(text, { ...props, most });
    const added = taken.values.slice(values.length);
    onTyped(taken.refused.join(' '));
    setRefusal(taken.refused.length > 0 ? (taken.error ?? t('chips.full', { count: most })) : undefined);
    if (added.length === 0) return;
    setNotice(t('chips.added', { values: added.join(', ') }));
    onValues(taken.values);
  };
  const remove = (value: string) => {
    onValues(values.filter((each) => each !== value));
    setNotice(t('chips.removed', { value }));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !ADDING_KEYS.has(event.key)) return;
    event.preventDefault();
    if (typed.trim() !== '') add(typed);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!SEPARATORS.test(text.trim())) return;
    event.preventDefault();
    add(`${typed} ${text}`);
  };
  return (
    <Field texts={texts}>
      {values.length > 0 && (
        <ul className={styles.chips}>
          {values.map((value) => (
            <Chip key={value} value={value} onRemove={() => remove(value)} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="text"
        inputMode={props.inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...describe(texts)}
        className={fieldStyles.input}
        value={typed}
        onChange={(event) => {
          setRefusal(undefined);
          onTyped(event.currentTarget.value);
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => typed.trim() !== '' && add(typed)}
      />
      <VisuallyHidden>
        <output>{notice}</output>
      </VisuallyHidden>
    </Field>
  );
}
