// <ErrorSummary title={t('…')} errors={[{ fieldId: 'firstName', message }]} attempt={n} />, first thing on the page.
// It takes the focus once an attempt, as soon as the attempt has errors: one that comes back while somebody types stays where it is.
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './error-summary.module.css';
import { leadTo } from './lead-to.ts';

export type FieldError = { fieldId: string; message: ReactNode };

type ErrorSummaryProps = { title: string; errors: readonly FieldError[]; attempt?: number };

function goTo(event: MouseEvent, fieldId: string): void {
  const target = document.getElementById(fieldId);
  if (!target) return;
  event.preventDefault();
  leadTo(target);
}

export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const isShown = errors.length > 0;
  const hadFocus = useRef(false);
  useEffect(() => {
    hadFocus.current = false;
  }, [attempt]);
  useEffect(() => {
    if (!isShown || hadFocus.current) return;
    hadFocus.current = true;
    box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  return (
    <section ref={box} aria-labelledby="error-summary-title" tabIndex={-1} className={styles.summary}>
      <h2 id="error-summary-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
