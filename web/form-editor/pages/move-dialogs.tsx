import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { blockName } from '../canvas/block-words.ts';
import { findBlock, findPage } from '../document/commands.ts';
import { useEditorActs } from '../document/editor-acts.ts';
import { useEditorStore } from '../editor-context.ts';
import type { PageNumbers } from './fixed-page.ts';
import { focusItem } from '../document/editor-ui.ts';

type FrameProps = {
  title: string;
  label: string;
  options: readonly { value: string; label: string }[];
  start: string;
  onMove: (chosen: string) => void;
  onClose: () => void;
};

function MoveFrame({ title, label, options, start, onMove, onClose }: FrameProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(start);
  const move = () => {
    onClose();
    onMove(chosen);
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button onClick={move}>{t('editor.move')}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <SelectField id="move-to" label={label} value={chosen} onChange={setChosen} options={options} />
    </Dialog>
  );
}

type MoveBlockProps = { blockId: string; numberOf: PageNumbers; onClose: () => void };

/** Asks for a block's new page and appends the block there. */
export function MoveBlockDialog({ blockId, numberOf, onClose }: MoveBlockProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const acts = useEditorActs();
  const found = findBlock(store.document, blockId);
  const block = found?.page.blocks[found.place]?.block;
  if (!found || !block) return null;
  const { pages } = store.document;
  const move = (pageId: string) => {
    const { blocks = [] } = findPage(store.document, pageId) ?? {};
    acts.moveBlockTo(blockId, { pageId, place: blocks.length });
    focusItem(blockId);
  };
  return (
    <MoveFrame
      title={t('editor.moveTitle', { name: blockName(t, block) })}
      label={t('editor.moveWhere')}
      options={pages.map(({ id, title }, place) => ({
        value: id,
        label: `${numberOf(place)} ${title.trim() || t('editor.pageNameless')}`,
      }))}
      start={found.page.id}
      onMove={move}
      onClose={onClose}
    />
  );
}

type MovePageProps = { pageId: string; numberOf: PageNumbers; onClose: () => void };

/** Asks for a page's new number. */
export function MovePageDialog({ pageId, numberOf, onClose }: MovePageProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const acts = useEditorActs();
  const { pages } = store.document;
  const page = findPage(store.document, pageId);
  if (!page) return null;
  return (
    <MoveFrame
      title={t('editor.moveTitle', { name: page.title.trim() || t('editor.pageNameless') })}
      label={t('editor.movePlace')}
      options={pages.map(({ title }, place) => ({ value: String(place), label: `${numberOf(place)} (${title})` }))}
      start={String(pages.indexOf(page))}
      onMove={(place) => {
        acts.movePageTo(pageId, Number(place));
        focusItem(pageId);
      }}
      onClose={onClose}
    />
  );
}
