import { callableParts } from './callable-parts.ts';
import styles from './callable-text.module.css';

type CallableTextProps = {
  text: string;
  /** The term that the text explains. */
  label?: string;
};

/** A text whose phone numbers can be rung; one that is nothing but a number is a target of its own. */
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

/** A person's phone number, as it is stored. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={styles.persons}>
      {number}
    </a>
  );
}
