import { callableParts } from './callable-parts.ts';
import styles from './callable-text.module.css';

type CallableTextProps = {
  text: string;
  /** The term that the text explains. */
  label?: string;
};

/** A text with callable phone numbers; a text that is only a number becomes one large target. */
export function CallableText({ text, label }: CallableTextProps) {
  const parts = callableParts(text, label);
  return parts.map(({ text: piece, href }, place) =>
    href === undefined ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have no name but their place
      <a key={place} href={href} className={parts.length === 1 ? styles.alone : styles.number}>
        {piece}
      </a>
    ),
  );
}

/** A person's stored phone number. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={styles.persons}>
      {number}
    </a>
  );
}
