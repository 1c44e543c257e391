// <PinCode pin="123456" />: a PIN in even widths, with a button that copies it.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../ui/first-icons.tsx';
import { CopyIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { groupedPin } from './grouped-pin.ts';
import styles from './pin-code.module.css';

const SHOWN_MILLISECONDS = 3000;

export function PinCode({ pin }: { pin: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(pin).then(
      () => setCopied(true),
      // If the browser refuses, the user can still select the digits.
      () => undefined,
    );
  return (
    <span className={styles.code}>
      <span className={styles.digits}>{groupedPin(pin)}</span>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('lists.copyPin', { pin })}
        onClick={() => void copy()}
      >
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </button>
      <VisuallyHidden>
        <output>{isCopied && t('lists.copied')}</output>
      </VisuallyHidden>
    </span>
  );
}
