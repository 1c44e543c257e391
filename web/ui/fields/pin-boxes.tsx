// const [digits, setDigits] = useState(emptyPin(6)); <PinBoxes id="pin" legend={t('…')} digits={digits} onChange={setDigits} error={error} />
// Boxes that behave as one field; `pinOf(digits)` is the whole PIN or nothing. Put it in a <form>: Enter works by itself.
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { FieldNotes } from './field.tsx';
import styles from './pin-boxes.module.css';
import { enterText, pressKey, typeInBox, type PinDigits, type PinStep } from './pin-digits.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

const GROUP = 3;

type PinBoxesProps = {
  /** The id of the first box; the others are `id-2` and on. */
  id: string;
  legend: ReactNode;
  /** True where a heading just above says the legend already. */
  isLegendHidden?: boolean;
  digits: PinDigits;
  onChange: (digits: PinDigits) => void;
  /** The name of each digit in a form that is submitted before any script runs. */
  name?: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** A refused PIN: the first digit typed into the first box starts a new PIN. */
  refused?: string | undefined;
};

const boxId = (id: string, index: number) => (index === 0 ? id : `${id}-${index + 1}`);

function selectAll(event: FocusEvent<HTMLInputElement>): void {
  event.currentTarget.select();
}

function usePinSteps({ digits, onChange }: Pick<PinBoxesProps, 'digits' | 'onChange'>) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const take = (step: PinStep) => {
    if (step.digits !== digits) onChange(step.digits);
    boxes.current[step.focus]?.focus();
    boxes.current[step.focus]?.select();
  };
  const keyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = pressKey(digits, index, event.key);
    if (!step) return;
    event.preventDefault();
    take(step);
  };
  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    take(enterText(digits, index, event.clipboardData.getData('text')));
  };
  return { boxes, take, keyDown, paste };
}

export function PinBoxes({
  id,
  legend,
  isLegendHidden = false,
  digits,
  onChange,
  name,
  hint,
  error,
  refused,
}: PinBoxesProps) {
  const { t } = useTranslation();
  const { boxes, take, keyDown, paste } = usePinSteps({ digits, onChange });
  const takenWith = useRef<Event>(undefined);
  const comeToLife = useEffectEvent(() => {
    // A digit typed during hydration hydrates the boxes at once: this runs inside that digit's event, whose handlers follow.
    takenWith.current = window.event;
    const typed = boxes.current.map((input) => input?.value ?? '').join('');
    if (typed !== '' && typed !== digits.join('')) take(enterText(digits, 0, typed));
  });
  // Digits typed before this script ran exist only in the DOM; this reads them before the next key.
  useLayoutEffect(() => comeToLife(), []);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const box = (index: number) => (
    <input
      key={index}
      ref={(input) => {
        boxes.current[index] = input;
      }}
      id={boxId(id, index)}
      name={name}
      className={styles.box}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      enterKeyHint="go"
      aria-label={t('pin.box', { number: index + 1, total: digits.length })}
      aria-invalid={error ? true : undefined}
      value={digits[index]}
      // React reports a change only for a different value; typing the same digit again counts too.
      onInput={({ currentTarget, nativeEvent }) => {
        if (nativeEvent !== takenWith.current) take(typeInBox(digits, index, currentTarget.value, refused));
      }}
      onKeyDown={(event) => keyDown(event, index)}
      onPaste={(event) => paste(event, index)}
      onFocus={selectAll}
    />
  );
  const isGrouped = digits.length > 2 * GROUP;
  const groups = isGrouped ? Math.ceil(digits.length / GROUP) : 1;
  const size = isGrouped ? GROUP : digits.length;
  return (
    <fieldset className={styles.pin} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <FieldNotes id={id} hint={hint} error={error} isLive />
      <div className={classNames(styles.boxes, isGrouped && styles.grouped)}>
        {Array.from({ length: groups }, (_, group) => (
          <div key={group} className={styles.group}>
            {Array.from({ length: size }, (_unused, at) => box(group * GROUP + at))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
