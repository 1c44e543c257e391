import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { withAnswers } from '../../shared/content/answers.ts';
import { isKnown, type Block } from '../../shared/content/block-registry.ts';
import { isImagePresent } from '../../shared/content/card-rules.ts';
import { PageBlocks } from '../content/page-blocks.tsx';
import { blockWords } from './block-words.ts';
import styles from './canvas.module.css';
import { useFormFiles } from './uploads-context.ts';

/** The block as its author should see it: unanswered, every field of a form, and the right answers of an exam ticked. */
function asAuthored(authored: Block): Block {
  const [block = authored] = withAnswers({ content: [authored] }, {}, { hideCorrect: false });
  if (!isKnown(block)) return block;
  if (block.kind === 'form') {
    return { ...block, fields: block.fields.map((field) => ({ ...field, ifPreviousYes: false })) };
  }
  if (block.kind !== 'question' || block.type !== 'examQuestion') return block;
  const options = block.options.map((option) => ({ ...option, selected: option.correctAnswer === true }));
  return { ...block, options };
}

function isEmpty(block: Block): boolean {
  const hasFile = isKnown(block) && (block.kind === 'img' || block.kind === 'doc') && isImagePresent(block.fileName);
  return !hasFile && blockWords(block) === '';
}

type BlockPreviewProps = { block: Block; id: string };

/** A block drawn by the player's own view, for looking at only. */
export const BlockPreview = memo(function BlockPreview({ block, id }: BlockPreviewProps) {
  const { t } = useTranslation();
  const { files } = useFormFiles();
  if (isEmpty(block)) return <p className={styles.empty}>{t('editor.emptyBlock')}</p>;
  return (
    <div inert className={styles.preview}>
      <PageBlocks
        content={[asAuthored(block)]}
        page={{ mode: 'fill', openness: 'open', files }}
        idPrefix={`preview-${id}`}
      />
    </div>
  );
});
