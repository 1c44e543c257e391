import { useTranslation } from 'react-i18next';
import { blockKindOf } from '../../../shared/content/block-registry.ts';
import { pageToRead } from '../../../shared/content/pages/read-page.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { findBlock } from '../document/commands.ts';
import type { EditedPage } from '../document/document.ts';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditor } from '../editor-context.ts';
import { usePageName } from './page-name.ts';

/** The pages before a question's page, and the one that it refers to; undefined if the block is no question. */
function readable(pages: readonly EditedPage[], blockId: string) {
  const { page, place = 0 } = findBlock({ pages }, blockId) ?? {};
  const block = page?.blocks[place]?.block;
  const leadsBack = block && blockKindOf(block).leadsBack;
  if (!page || !leadsBack) return undefined;
  const key = leadsBack.pageKey(block);
  const before = pages.slice(0, pages.indexOf(page));
  const leadsTo = before[pageToRead(pages, before.length, { readPage: key }) ?? -1];
  return { before, tied: key !== undefined && leadsTo?.key === key ? leadsTo : undefined };
}

/** Selects the page that a wrong answer leads back to: an earlier page, by default the one right before. */
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
