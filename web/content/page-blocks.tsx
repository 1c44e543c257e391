// <PageBlocks content={blocks} page={{ mode: 'read', openness: 'closed', files }} />: the blocks of one page with the answers in them.
// For filling in, `onAnswer(place, answer)` takes the new answer of a block; `issues` carry paths such as `content.2.value`.
import type { Block } from '../../shared/content/block-registry.ts';
import { blockContext } from '../../shared/content/page-validity.ts';
import { blockViewOf } from './block-registry.ts';
import type { PageView, ShownIssue } from './block-view.ts';
import styles from './page-blocks.module.css';

type PageBlocksProps = {
  content: readonly Block[];
  page: PageView;
  onAnswer?: (place: number, answer: unknown) => void;
  issues?: readonly ShownIssue[];
  /** Begins the ids of the blocks; another one where a page is shown twice. */
  idPrefix?: string;
};

const NOTHING: readonly ShownIssue[] = [];

/** The issues below a path, seen from there. */
function issuesBelow(issues: readonly ShownIssue[], path: string): ShownIssue[] {
  return issues.flatMap((issue) => {
    if (issue.path === path) return [{ ...issue, path: '' }];
    return issue.path.startsWith(`${path}.`) ? [{ ...issue, path: issue.path.slice(path.length + 1) }] : [];
  });
}

/** The number of the question at a place, from 1; nothing where it is the only one or no question. */
function questionNumber(content: readonly Block[], place: number): number | undefined {
  const isQuestion = (block: Block) => block.kind === 'question';
  if (!content.slice(place, place + 1).some(isQuestion) || content.filter(isQuestion).length < 2) return undefined;
  return content.slice(0, place + 1).filter(isQuestion).length;
}

export function PageBlocks({ content, page, onAnswer, issues = NOTHING, idPrefix = 'content' }: PageBlocksProps) {
  return (
    <div className={styles.blocks}>
      {content.map((block, place) => {
        const View = blockViewOf(block);
        const path = `content.${place}`;
        return (
          <View
            // A page's blocks never change places while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            id={`${idPrefix}-${place}`}
            block={block}
            page={page}
            context={{ ...blockContext(content, place), questionNumber: questionNumber(content, place) }}
            issues={issuesBelow(issues, path)}
            onAnswer={(answer) => onAnswer?.(place, answer)}
          />
        );
      })}
    </div>
  );
}
