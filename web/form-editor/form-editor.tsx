// <FormEditor backing={backing} bar={{ back, title, actions }} preview={(index) => <Player …/>} />: the editor of induction forms and permit
// forms: pages, the page as the worker will see it, settings of what is chosen. What the form is besides, its feature gives.
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { MenuAction } from '../ui/overlays/action-menu.tsx';
import { LeaveGuard } from '../editing/leave-guard.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { NoticeBar } from '../ui/feedback/notice-bar.tsx';
import { authorWords } from './checks/author-words.ts';
import type { BrokenPlace } from './checks/broken-places.ts';
import { ConflictDialog } from './versions/conflict-dialog.tsx';
import { openDocument } from './document/document.ts';
import { EditorBar, type EditorBarProps } from './editor-bar.tsx';
import { EditorColumns } from './editor-columns.tsx';
import { EditorContext, useEditor, useEditorStore } from './editor-context.ts';
import { EditorStore } from './document/editor-store.ts';
import type { FormBacking } from './form-backing.ts';
import styles from './form-editor.module.css';
import { KeysDialog } from './keys-dialog.tsx';
import { PageNumbersContext } from './pages/page-name.ts';
import { PhoneFrame } from './canvas/phone-frame.tsx';
import { PlaceErrorsContext } from './checks/place-errors.ts';
import { FormFiles } from './uploads/uploads-context.ts';
import { useCountedUploads } from './uploads/use-counted-uploads.ts';
import { useFormDialogs } from './use-form-dialogs.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useLocalDraft } from './saving/use-local-draft.ts';
import { usePublishing } from './saving/use-publishing.tsx';
import { useSaving, type Saving } from './saving/use-saving.ts';

type FormEditorProps<S> = {
  backing: FormBacking<S>;
  /** The acts on the whole form join those of its feature. */
  bar: Omit<EditorBarProps, 'actions'> & { actions: (common: readonly MenuAction[]) => readonly MenuAction[] };
  /** Shows the current form in the player, opened at an index. */
  preview: (asked: string) => ReactNode;
  /** A feature's notice above the columns. */
  notice?: ReactNode;
  /** The feature's dialogs over the editor. */
  children?: ReactNode;
};

const PREVIEW = 'preview';

function usePlaceErrorWords(places: readonly BrokenPlace[]) {
  const { t } = useTranslation();
  return useMemo(() => {
    const words = new Map<string, Map<string, string>>();
    for (const { partId, path, issue } of places) {
      const ofPart = words.get(partId) ?? new Map<string, string>();
      words.set(partId, ofPart.set(path, authorWords(t, issue)));
    }
    return words;
  }, [places, t]);
}

const NO_PLACES: readonly BrokenPlace[] = [];

/** Announces acts: a removal with an undo, any other act to screen readers only. */
function Announcer() {
  const { t } = useTranslation();
  const store = useEditorStore();
  const said = useEditor((state) => state.said);
  const [closedKey, setClosedKey] = useState(0);
  const notice =
    said?.canUndo && said.key !== closedKey
      ? {
          key: said.key,
          text: said.text,
          action: { label: t('editor.undo'), onPress: () => store.undo(t('editor.said.undone')) },
        }
      : undefined;
  return (
    <>
      <VisuallyHidden>
        <output>{said && !notice && <span key={said.key}>{said.text}</span>}</output>
      </VisuallyHidden>
      <NoticeBar notice={notice} onClose={() => setClosedKey(said?.key ?? 0)} />
    </>
  );
}

type OpenEditorProps<S> = FormEditorProps<S> & { store: EditorStore<S> };

function usePreview() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PREVIEW);
  const isShown = asked !== null;
  // The phone and the columns differ in height: the place in one means nothing in the other.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [isShown]);
  const show = (isOn: boolean) => setParams(isOn ? { [PREVIEW]: '0' } : {}, { replace: true });
  return { asked: asked ?? undefined, show };
}

function OpenEditor<S extends { name: string }>({
  backing,
  bar,
  preview,
  notice,
  children,
  store,
}: OpenEditorProps<S>) {
  const { asked, show } = usePreview();
  // A refused save returns to the editor, which shows the reason and links to the issues.
  const saving: Saving<S> = useSaving(store, backing, () => {
    if (asked !== undefined) show(false);
  });
  const draft = useLocalDraft(store, backing, saving);
  const { acts, dialog } = useFormDialogs(store, backing);
  const [hasKeys, setKeys] = useState(false);
  const { outcome } = saving;
  const { unpublished } = backing.saved;
  const publishing = usePublishing(saving, backing, () => show(false));
  useEditorKeys({ save: () => void saving.save('draft'), showKeys: () => setKeys(true) }, asked === undefined);
  const errors = usePlaceErrorWords(outcome?.kind === 'broken' ? outcome.places : NO_PLACES);
  const { uploads, isSending } = useCountedUploads(backing.uploads);
  const files = useMemo(() => ({ uploads, files: backing.files }), [uploads, backing.files]);
  // The previewed player has its own main element.
  const Frame = asked === undefined ? 'main' : 'div';
  const shared = saving as unknown as Saving<unknown>;
  return (
    <FormFiles.Provider value={files}>
      <PlaceErrorsContext.Provider value={errors}>
        <Frame id={asked === undefined ? 'main' : undefined} className={styles.editor}>
          <EditorBar
            {...bar}
            actions={bar.actions(acts)}
            saving={shared}
            hasDraft={unpublished !== null}
            onPublish={publishing.publish}
            isPreview={asked !== undefined}
            onPreview={show}
            onKeys={() => setKeys(true)}
          />
          {asked === undefined ? (
            <EditorColumns
              frame={backing.frame}
              saving={shared}
              draft={draft}
              unpublished={unpublished}
              notice={notice}
            >
              {publishing.dialog}
            </EditorColumns>
          ) : (
            <PhoneFrame>{preview(asked)}</PhoneFrame>
          )}
        </Frame>
        {outcome?.kind === 'conflict' && (
          <ConflictDialog theirs={outcome.theirs} store={store} backing={backing} saving={saving} />
        )}
        {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
        <LeaveGuard isOn={saving.isDirty || isSending} onLeave={draft.drop} />
        {dialog}
        {children}
        <Announcer />
      </PlaceErrorsContext.Provider>
    </FormFiles.Provider>
  );
}

export function FormEditor<S extends { name: string }>(props: FormEditorProps<S>) {
  const { saved } = props.backing;
  const [store] = useState(() => new EditorStore<S>(openDocument(saved.settings, saved.pages)));
  return (
    <EditorContext.Provider value={store as unknown as EditorStore<unknown>}>
      <PageNumbersContext.Provider value={props.backing.frame.numberOf}>
        <OpenEditor {...props} store={store} />
      </PageNumbersContext.Provider>
    </EditorContext.Provider>
  );
}
