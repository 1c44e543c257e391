import { useTranslation } from 'react-i18next';
import type { QuestionBlock } from '../../../../shared/content/blocks/question/rules.ts';
import { CheckboxRow } from '../../../ui/fields/boxes/checkbox-row.tsx';
import { FieldNotes } from '../../../ui/fields/field.tsx';
import type { BlockLooks, BlockViewProps } from '../../block-view.ts';
import { chosenPlaces, isQuestionLocked, withOption } from './question-answer.ts';
import { QuestionVerdict } from './question-verdict.tsx';
import styles from './view.module.css';
import { Said } from '../../said/said.tsx';
import { ReadTick } from '../../read-tick.tsx';

type QuestionProps = BlockViewProps<QuestionBlock, number[]>;

function Title({ block, context }: Pick<QuestionProps, 'block' | 'context'>) {
  const { questionNumber } = context;
  return (
    <>
      {questionNumber !== undefined && `${questionNumber}. `}
      <Said path="text">{block.text}</Said>
    </>
  );
}

const Option = ({ place, text }: { place: number; text: string }) => <Said path={`options.${place}.text`}>{text}</Said>;

function ReadQuestion({ block, context }: Pick<QuestionProps, 'block' | 'context'>) {
  return (
    <div className={styles.question}>
      <p className={styles.title}>
        <Title block={block} context={context} />
      </p>
      {block.options.map((option, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
        <ReadTick key={place} isTicked={option.selected} label={<Option place={place} text={option.text} />} />
      ))}
    </div>
  );
}

function Question({ block, id, issues, onAnswer, context, page }: QuestionProps) {
  const { t } = useTranslation();
  if (page.mode === 'read') return <ReadQuestion block={block} context={context} />;
  const isExam = block.type === 'examQuestion';
  const error = issues.find(({ code }) => code === 'not_selected')?.message;
  const hint = t(isExam ? 'blocks.chooseAllRight' : block.mandatory ? 'blocks.chooseAny' : 'blocks.chooseOptional');
  return (
    <fieldset id={id} tabIndex={-1} className={styles.question} aria-describedby={`${id}-hint`}>
      <legend className={styles.title}>
        <Title block={block} context={context} />
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {isExam && page.exam && <QuestionVerdict issues={issues} />}
      {block.options.map((option, place) => (
        <CheckboxRow
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
          key={place}
          id={`${id}-options-${place}`}
          label={<Option place={place} text={option.text} />}
          isChecked={option.selected}
          isDisabled={isQuestionLocked(block, page.openness)}
          right={isExam && page.exam === 'passed' && option.selected ? t('exam.right') : undefined}
          onChange={(isChosen) => onAnswer(withOption(chosenPlaces(block), place, isChosen))}
        />
      ))}
    </fieldset>
  );
}

export const questionLooks: BlockLooks<QuestionBlock, number[]> = {
  View: Question,
  isNumbered: true,
  placeName: ({ text }, { t, number }) => ({
    text,
    path: 'text',
    ...(number !== undefined && { name: t('exam.question', { number, text }) }),
  }),
};
