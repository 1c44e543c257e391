// <PrintedBlock block={block} files={files} hasAnswers={false} />: a block on paper, with room for a pen where the worker answers.
import { useTranslation } from 'react-i18next';
import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import type { CardsBlock } from '../../shared/content/kinds/cards.ts';
import type { FormBlock } from '../../shared/content/kinds/form.ts';
import type { FormField } from '../../shared/content/kinds/form-field.ts';
import type { QuestionBlock } from '../../shared/content/kinds/question.ts';
import { cardTypeTitle } from '../content/cards/card-title.ts';
import { ReadTick } from '../content/blocks/read-tick.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import type { PageFiles } from '../content/page-files.ts';
import styles from './printed-block.module.css';

type PrintedBlockProps = { block: Block; files: PageFiles; hasAnswers: boolean };

function Mandatory({ isMandatory }: { isMandatory: boolean }) {
  const { t } = useTranslation();
  return isMandatory ? ` (${t('editor.mandatoryWord')})` : null;
}

/** Where a field is answered: options to tick, a line, or room for more. */
function Blank({ field }: { field: FormField }) {
  const { t } = useTranslation();
  const options =
    field.type === 'choice' ? field.options : field.type === 'yesno' ? [t('fields.yes'), t('fields.no')] : undefined;
  if (!options)
    return <span className={['textarea', 'signature', 'image'].includes(field.type) ? styles.room : styles.line} />;
  return (
    <div className={styles.ticks}>
      {options.map((option) => (
        <ReadTick key={option} isTicked={false} label={option} />
      ))}
    </div>
  );
}

/** The fields of a form as lines to write on; a longer text and a signature get more room. */
function PrintedForm({ block }: { block: FormBlock }) {
  return (
    <div className={styles.fields}>
      {block.fields.map((field, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the fields of a printed form have no name but their place
        <div key={place} className={styles.field}>
          <strong>
            {field.label}
            <Mandatory isMandatory={field.mandatory} />
          </strong>
          {field.help !== '' && <span className={styles.help}>{field.help}</span>}
          <Blank field={field} />
        </div>
      ))}
    </div>
  );
}

function PrintedCards({ block }: { block: CardsBlock }) {
  const { t } = useTranslation();
  return (
    <div className={styles.ticks}>
      {block.names.map(({ title, mandatory }) => (
        <ReadTick
          key={title}
          isTicked={false}
          label={`${cardTypeTitle(t, title)}${mandatory ? ` (${t('editor.mandatoryWord')})` : ''}`}
        />
      ))}
    </div>
  );
}

function PrintedQuestion({ block, hasAnswers }: { block: QuestionBlock; hasAnswers: boolean }) {
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

export function PrintedBlock({ block, files, hasAnswers }: PrintedBlockProps) {
  if (isKnown(block)) {
    if (block.kind === 'form') return <PrintedForm block={block} />;
    if (block.kind === 'cards') return <PrintedCards block={block} />;
    if (block.kind === 'question') return <PrintedQuestion block={block} hasAnswers={hasAnswers} />;
  }
  return <PageBlocks content={[block]} page={{ mode: 'read', openness: 'closed', files }} />;
}
