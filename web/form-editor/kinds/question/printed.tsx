import type { QuestionBlock } from '../../../../shared/content/blocks/question/rules.ts';
import { ReadTick } from '../../../content/read-tick.tsx';
import styles from '../../print/printed-block.module.css';
import type { PrintedProps } from '../authored-kind.ts';

export function PrintedQuestion({ block, hasAnswers }: PrintedProps<QuestionBlock>) {
  return (
    <div className={styles.ticks}>
      <p>
        <strong>{block.text}</strong>
      </p>
      {block.options.map(({ text, correctAnswer }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the options of a printed question have no name but their place
        <ReadTick key={place} isTicked={hasAnswers && correctAnswer === true} label={text} />
      ))}
    </div>
  );
}
