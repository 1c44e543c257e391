import styles from './with-number.module.css';

type WithNumberProps = { text: string; number: string };

/** A text with a permit's number; the number, such as `2026-0001`, never wraps. */
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
