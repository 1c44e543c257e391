import styles from './icons.module.css';

/** Draws an icon of 24 by 24; it takes the text's colour and the size of the surroundings, and stands beside a text that says the same. */
export const drawIcon = (path: string) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);
