// <PageBlocks content={blocks} page={{ mode: 'read', openness: 'closed', files }} />: the blocks of one page with the answers in them.
// For filling in, `onAnswer(place, answer)` takes the new answer of a block; `issues` carry paths such as `content.2.value`.
import type { Block } from '../../shared/content/block-registry.ts';
import { blockContext } from '../../shared/content/pages/page-validity.ts';
import { blockLooksOf, numberAt } from './block-registry.ts';
import type { PageView, ShownIssue } from './block-view.ts';
import { SaidBlock } from './said/said.tsx';
import { Stack } from '../ui/layout/stack.tsx';

type PageBlocksProps = {
  content: readonly Block[];
  page: PageView;
  onAnswer?: (place: number, answer: unknown) => void;
  issues?: readonly ShownIssue[];
  /** Prefix of the block ids; must differ where a page is rendered twice. */
  idPrefix?: string;
};

const NOTHING: readonly ShownIssue[] = [];

/** The issues below a path, relative to it. */
function issuesBelow(issues: readonly ShownIssue[], path: string): ShownIssue[] {
  return issues.flatMap((issue) => {
    if (issue.path === path) return [{ ...issue, path: '' }];
    return issue.path.startsWith(`${path}.`) ? [{ ...issue, path: issue.path.slice(path.length + 1) }] : [];
  });
}

export function PageBlocks({ content, page, onAnswer, issues = NOTHING, idPrefix = 'content' }: PageBlocksProps) {
  return (
    <Stack gap={4}>
      {content.map((block, place) => {
        const { View } = blockLooksOf(block);
        const path = `content.${place}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a page's blocks never change places while it is shown
          <SaidBlock key={place} said={page.said} path={path}>
            <View
              id={`${idPrefix}-${place}`}
              block={block}
              page={page}
              context={{ ...blockContext(content, place), questionNumber: numberAt(content, place) }}
              issues={issuesBelow(issues, path)}
              onAnswer={(answer) => onAnswer?.(place, answer)}
            />
          </SaidBlock>
        );
      })}
    </Stack>
  );
}
