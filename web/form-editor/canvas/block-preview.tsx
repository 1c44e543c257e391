import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { withAnswers } from '../../../shared/content/answers/answers.ts';
import type { Block } from '../../../shared/content/block-registry.ts';
import { authoredFilesOf } from '../../../shared/content/pages/page-rules.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { authoredKindOf } from '../kinds/authored-kinds.ts';
import { blockWords, kindTitle } from './block-words.ts';
import styles from './canvas.module.css';
import { useFormFiles } from '../uploads/uploads-context.ts';

/** The block for its author: unanswered, with its kind's author view. */
function asAuthored(authored: Block): Block {
  const [block = authored] = withAnswers({ content: [authored] }, {}, { hideCorrect: false });
  return authoredKindOf(block).preview?.(block) ?? block;
}

function isEmpty(block: Block): boolean {
  return authoredFilesOf({ content: [block] }).length === 0 && blockWords(block) === '';
}

type BlockPreviewProps = { block: Block; id: string };

/** A read-only block in the player's own view. */
export const BlockPreview = memo(function BlockPreview({ block, id }: BlockPreviewProps) {
  const { t } = useTranslation();
  const { files } = useFormFiles();
  if (isEmpty(block)) return <p className={styles.empty}>{t('editor.emptyBlock', { kind: kindTitle(t, block) })}</p>;
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
