import { useTranslation } from 'react-i18next';
import { isKnown } from '../../shared/content/block-registry.ts';
import { pageToRead } from '../../shared/content/read-page.ts';
import { SelectField } from '../ui/select-field.tsx';
import { findBlock } from './commands.ts';
import type { EditedPage } from './document.ts';
import { useEditorActs } from './editor-acts.ts';
import { useEditor } from './editor-context.ts';
import { usePageName } from './page-name.ts';

/** The pages before that of a question, and the one among them that it is tied to; nothing where it is no question. */
function readable(pages: readonly EditedPage[], blockId: string) {
  const { page, place = 0 } = findBlock({ pages }, blockId) ?? {};
  const block = page?.blocks[place]?.block;
  if (!page || !block || !isKnown(block) || block.kind !== 'question') return undefined;
  const before = pages.slice(0, pages.indexOf(page));
  const leadsTo = before[pageToRead(pages, before.length, block) ?? -1];
  return { before, tied: block.readPage !== undefined && leadsTo?.key === block.readPage ? leadsTo : undefined };
}

/** Which page a wrong answer leads back to: one before the question's own, by choice or the one right before it. */
export function ReadPageSelect({ blockId }: { blockId: string }) {
  const { t } = useTranslation();
  const acts = useEditorActs();
  const pageName = usePageName();
  const found = readable(
    useEditor(({ history }) => history.present.pages),
    blockId,
  );
  if (!found) return null;
  return (
    <SelectField
      id={`${blockId}-readPage`}
      label={t('editor.field.readPage')}
      hint={t('editor.readPageHint')}
      emptyLabel={t('editor.pageBefore')}
      value={found.tied?.id ?? ''}
      options={found.before.map(({ id }) => ({ value: id, label: pageName(id) ?? '' }))}
      onChange={(pageId) => acts.tieToPage(blockId, pageId === '' ? undefined : pageId)}
    />
  );
}
