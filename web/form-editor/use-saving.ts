import { useCallback, useRef, useState } from 'react';
import { AppError } from '../../shared/core/errors.ts';
import { brokenPlaces, type BrokenPlace } from './broken-places.ts';
import { savedPagesOf, type FormDocument } from './document.ts';
import { useEditor } from './editor-context.ts';
import type { EditorStore } from './editor-store.ts';
import type { FormBacking, SavedForm } from './form-backing.ts';

/** What the server has, as the document of this tab that was sent or loaded. */
type Base<S> = { document: FormDocument<S>; version: number };

type Outcome<S> =
  | { kind: 'saved'; at: number }
  | { kind: 'conflict'; theirs: SavedForm<S> }
  | { kind: 'broken'; places: readonly BrokenPlace[] }
  | { kind: 'failed'; error: unknown };

export type Saving<S> = {
  isDirty: boolean;
  isSaving: boolean;
  /** What came of the last save; nothing before the first. */
  outcome: Outcome<S> | undefined;
  version: number;
  save: () => Promise<void>;
  /** The server is known to have this document, in this version. */
  rebase: (document: FormDocument<S>, version: number) => void;
  /** What is open is an older state of the form: saving it meets what was saved since. */
  startFrom: (version: number) => void;
  dismiss: () => void;
};

function outcomeOf<S>(backing: FormBacking<S>, sent: FormDocument<S>, error: unknown): Outcome<S> {
  if (!(error instanceof AppError)) return { kind: 'failed', error };
  const theirs = error.code === 'version_conflict' ? backing.currentOf(error) : undefined;
  if (theirs) return { kind: 'conflict', theirs };
  const places = brokenPlaces(sent, error.detail.issues ?? []);
  return places.length > 0 ? { kind: 'broken', places } : { kind: 'failed', error };
}

/**
 * Saving by the author's own press: a live form is never changed under a worker's feet by itself. `onRefused` is called
 * when a save came to nothing, once the reason is known.
 */
export function useSaving<S>(store: EditorStore<S>, backing: FormBacking<S>, onRefused: () => void): Saving<S> {
  const [base, setBase] = useState<Base<S>>(() => ({ document: store.document, version: backing.saved.version }));
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<S>>();
  const isBusy = useRef(false);
  const isDirty = useEditor(({ history }) => history.present !== base.document);

  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    const sent = store.document;
    try {
      const form = { version: base.version, settings: sent.settings, pages: savedPagesOf(sent) };
      const { version } = await backing.save(form);
      setBase({ document: sent, version });
      setOutcome({ kind: 'saved', at: Date.now() });
    } catch (error) {
      setOutcome(outcomeOf(backing, sent, error));
      onRefused();
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };
  const rebase = useCallback((document: FormDocument<S>, version: number) => setBase({ document, version }), []);
  const startFrom = useCallback((version: number) => setBase((before) => ({ ...before, version })), []);
  const dismiss = useCallback(() => setOutcome(undefined), []);
  return { isDirty, isSaving, outcome, version: base.version, save, rebase, startFrom, dismiss };
}
