import { useEffect, useRef, useState } from 'react';
import { orderedJson } from '../../../shared/content/answers/canonical.ts';
import { savedPagesOf } from '../document/document.ts';
import type { EditorStore } from '../document/editor-store.ts';
import type { FormBacking } from '../form-backing.ts';
import { dropDraft, keepDraft, readDraft, type LocalDraft } from './local-draft.ts';
import type { Saving } from './use-saving.ts';

const PAUSE_MILLISECONDS = 1000;

/** An earlier visit's draft, if it differs from the server's form. */
async function foundDraft<S>({ id, userId, saved }: FormBacking<S>): Promise<LocalDraft | undefined> {
  const draft = await readDraft(id, userId);
  if (!draft) return undefined;
  const isSame =
    orderedJson({ settings: draft.settings, pages: draft.pages }) ===
    orderedJson({ settings: saved.settings, pages: saved.pages });
  if (isSame) await dropDraft(id);
  return isSame ? undefined : draft;
}

/**
 * Stores unsaved changes in this browser, a second after each change, and finds an earlier visit's draft. Until the user restores or
 * discards that draft, nothing overwrites it but the user's own changes.
 */
export function useLocalDraft<S>(store: EditorStore<S>, backing: FormBacking<S>, { isDirty, version }: Saving<S>) {
  const [found, setFound] = useState<LocalDraft>();
  const [isLookedFor, setLookedFor] = useState(false);
  const { id, userId } = backing;

  useEffect(() => {
    let isGone = false;
    void foundDraft(backing).then((draft) => {
      if (isGone) return;
      setFound(draft);
      setLookedFor(true);
    });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is looked for once, when the form is opened
  }, [id, userId]);

  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);

  const mayWrite = isLookedFor && (found === undefined || isDirty);
  useEffect(() => {
    if (!mayWrite) return;
    if (!isDirty) {
      waiting.current = undefined;
      return void dropDraft(id);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      waiting.current = undefined;
      const { settings } = store.document;
      void keepDraft({ formId: id, userId, version, at: Date.now(), settings, pages: savedPagesOf(store.document) });
    };
    let { document } = store;
    const wait = () => {
      waiting.current = keep;
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MILLISECONDS);
    };
    const follow = () => {
      if (store.document === document) return;
      ({ document } = store);
      wait();
    };
    wait();
    const unsubscribe = store.subscribe(follow);
    const keepNow = () => window.document.visibilityState === 'hidden' && waiting.current?.();
    window.document.addEventListener('visibilitychange', keepNow);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.document.removeEventListener('visibilitychange', keepNow);
    };
  }, [mayWrite, isDirty, store, id, userId, version]);

  return {
    found,
    /** Called when the found draft was restored or discarded. */
    settle: () => setFound(undefined),
    drop: () => {
      waiting.current = undefined;
      void dropDraft(id);
    },
  };
}
