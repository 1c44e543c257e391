// <PrintedBlock block={block} files={files} hasAnswers={false} />: a block on paper, with room for a pen where the worker answers.
import type { Block } from '../../../shared/content/block-registry.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import type { PageFiles } from '../../content/page-files.ts';
import { authoredKindOf } from '../kinds/authored-kinds.ts';

type PrintedBlockProps = { block: Block; files: PageFiles; hasAnswers: boolean };

export function PrintedBlock({ block, files, hasAnswers }: PrintedBlockProps) {
  const { Printed } = authoredKindOf(block);
  if (Printed) return <Printed block={block} hasAnswers={hasAnswers} />;
  return <PageBlocks content={[block]} page={{ mode: 'read', openness: 'closed', files }} />;
}
