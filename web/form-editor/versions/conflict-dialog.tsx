import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DifferenceList } from './difference-list.tsx';
import { differenceOf, pagesOnlyIn } from './difference.ts';
import { editedPage, openDocument, savedPagesOf } from '../document/document.ts';
import type { EditorStore } from '../document/editor-store.ts';
import type { FormBacking, SavedForm } from '../form-backing.ts';
import { withAppendedPages } from '../pages/page-keys.ts';
import type { Saving } from '../saving/use-saving.ts';

type ConflictDialogProps<S> = {
  theirs: SavedForm<S>;
  store: EditorStore<S>;
  backing: FormBacking<S>;
  saving: Saving<S>;
};

/** Shows somebody else's save beside the open form; one undo reverts any choice. */
export function ConflictDialog<S>({ theirs, store, backing, saving }: ConflictDialogProps<S>) {
  const { t } = useTranslation();
  const mine = store.document;
  const changes = useMemo(() => differenceOf(theirs.pages, savedPagesOf(mine)), [theirs, mine]);
  const own = useMemo(() => pagesOnlyIn(savedPagesOf(mine), theirs.pages), [theirs, mine]);
  const take = (said: string) => {
    const document = openDocument(theirs.settings, theirs.pages);
    store.edit(() => document, { said, canUndo: true });
    saving.rebase(document, theirs.version);
    saving.dismiss();
    return document;
  };
  const takeBoth = () => {
    take(t('editor.conflict.tookBoth'));
    const added = own.map((page) =>
      editedPage({ ...page, title: t('editor.conflict.ownTitle', { title: page.title }).slice(0, 200) }),
    );
    store.edit((document) => withAppendedPages(document, added));
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={() => take(t('editor.conflict.tookTheirs'))}>
        {t('editor.conflict.theirs')}
      </Button>
      <Button onClick={takeBoth}>{t('editor.conflict.both', { count: own.length })}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={saving.dismiss} title={t('editor.conflict.title')} actions={actions}>
      <p>{t('editor.conflict.text')}</p>
      <DifferenceList
        changes={changes}
        before={backing.settingLines(theirs.settings)}
        after={backing.settingLines(mine.settings)}
        numberOf={backing.frame.numberOf}
      />
    </Dialog>
  );
}
