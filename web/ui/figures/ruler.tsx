// <Ruler count={9} current={3} doneCount={3} />: the pages as a folding ruler, beside the words "Sivu 4/9" that say the same.
import { classNames } from '../class-names.ts';
import styles from './ruler.module.css';

/** With more pages the segments are too narrow to count, so the ruler becomes one bar. */
const MOST_SEGMENTS = 14;

type RulerProps = {
  count: number;
  /** The open page, from 0; undefined if no page is open, as in a list. */
  current?: number;
  /** The number of finished pages from the left, or the indexes of the finished pages. */
  doneCount?: number;
  isDone?: (index: number) => boolean;
};

export function Ruler({ count, current, doneCount = 0, isDone: asked }: RulerProps) {
  const isDone = asked ?? ((index: number) => index < doneCount);
  const indexes = Array.from({ length: count }, (_, index) => index);
  if (count > MOST_SEGMENTS) {
    const share = indexes.filter(isDone).length / count;
    return (
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.filled} style={{ width: `${share * 100}%` }} />
        {current !== undefined && (
          <span className={styles.pointer} style={{ left: `${((current + 0.5) / count) * 100}%` }} />
        )}
      </div>
    );
  }
  return (
    <div className={styles.ruler} aria-hidden="true">
      {indexes.map((index) => (
        <span
          key={index}
          className={classNames(styles.segment, index === current ? styles.current : isDone(index) && styles.done)}
        />
      ))}
    </div>
  );
}
