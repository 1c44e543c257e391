// <Wordmark to="/" name="Työmaaportti" />: the tape measure and the name, as the link to the start.
import { Link } from 'react-router-dom';
import styles from './wordmark.module.css';

export function Wordmark({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className={styles.wordmark}>
      <span className={styles.tape} aria-hidden="true" />
      {name}
    </Link>
  );
}
