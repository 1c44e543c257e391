import styles from './with-number.module.css';

type WithNumberProps = { text: string; number: string };

/** A text that names a permit: its number, as `2026-0001`, never breaks over lines. */
export function WithNumber({ text, number }: WithNumberProps) {
  const at = number === '' ? -1 : text.indexOf(number);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.number}>{number}</span>
      {text.slice(at + number.length)}
    </>
  );
}
