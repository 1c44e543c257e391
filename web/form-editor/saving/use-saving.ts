import { useCallback, useRef, useState } from 'react';
import { isAppError, issuesIn } from '../../../shared/core/errors.ts';
import { session, useSession } from '../../app/session/session.ts';
import { brokenPlaces, type BrokenPlace } from '../checks/broken-places.ts';
import { openDocument, savedPagesOf, type FormDocument } from '../document/document.ts';
import { useEditor } from '../editor-context.ts';
import type { EditorStore } from '../document/editor-store.ts';
import type { FormBacking, SavedForm, SaveTarget } from '../form-backing.ts';

/** The server's form, as the document of this tab that was sent or loaded. */
type Base<S> = { document: FormDocument<S>; version: number };

type Outcome<S> =
  | { kind: 'saved'; target: SaveTarget; at: number }
  | { kind: 'conflict'; theirs: SavedForm<S> }
  | { kind: 'broken'; places: readonly BrokenPlace[] }
  | { kind: 'failed'; error: unknown; token: string | undefined };

export type Saving<S> = {
  isDirty: boolean;
  /** The running save; undefined at rest. */
  running: SaveTarget | undefined;
  /** The result of the last save; undefined before the first. */
  outcome: Outcome<S> | undefined;
  version: number;
  save: (target: SaveTarget) => Promise<void>;
  /** Opens the published form in the place of the draft, as one step that can be undone. */
  discardDraft: (said: string) => Promise<void>;
  /** Records that the server has this document in this version. */
  rebase: (document: FormDocument<S>, version: number) => void;
  /** Records that the open document is older than the server's: saving it meets a conflict. */
  startFrom: (version: number) => void;
  dismiss: () => void;
};

function outcomeOf<S>(backing: FormBacking<S>, sent: FormDocument<S>, error: unknown): Outcome<S> {
  const theirs = backing.currentOf(error);
  if (theirs) return { kind: 'conflict', theirs };
  const places = brokenPlaces(sent, issuesIn(error));
  return places.length > 0 ? { kind: 'broken', places } : { kind: 'failed', error, token: session().authToken };
}

/** Whether the save failed for an ended login, and the author has logged in since. */
function isPast(outcome: Outcome<unknown>, token: string | undefined): boolean {
  return outcome.kind === 'failed' && isAppError(outcome.error, 'unauthorized') && outcome.token !== token;
}

/**
 * Saves only by the author's press, so that a live form never changes by itself under its workers. Calls `onRefused` when a save has failed
 * and its reason is known.
 */
export function useSaving<S>(store: EditorStore<S>, backing: FormBacking<S>, onRefused: () => void): Saving<S> {
  const [base, setBase] = useState<Base<S>>(() => ({ document: store.document, version: backing.saved.version }));
  const [running, setRunning] = useState<SaveTarget>();
  const [last, setOutcome] = useState<Outcome<S>>();
  const { authToken } = useSession();
  const outcome = last && isPast(last, authToken) ? undefined : last;
  const isBusy = useRef(false);
  const isDirty = useEditor(({ history }) => history.present !== base.document);

  type Work = { target: SaveTarget; isSave: boolean; work: (sent: FormDocument<S>) => Promise<Base<S>> };
  const run = async ({ target, isSave, work }: Work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(target);
    const sent = store.document;
    try {
      setBase(await work(sent));
      setOutcome(isSave ? { kind: 'saved', target, at: Date.now() } : undefined);
    } catch (error) {
      setOutcome(outcomeOf(backing, sent, error));
      onRefused();
    } finally {
      isBusy.current = false;
      setRunning(undefined);
    }
  };
  const save = (target: SaveTarget) =>
    run({
      target,
      isSave: true,
      work: async (sent) => {
        const form = { version: base.version, settings: sent.settings, pages: savedPagesOf(sent) };
        const { version } = await backing.save(form, target);
        return { document: sent, version };
      },
    });
  const discardDraft = (said: string) =>
    run({
      target: 'draft',
      isSave: false,
      work: async () => {
        const { version, settings, pages } = await backing.discard(base.version);
        const document = openDocument(settings, pages);
        store.edit(() => document, { said, canUndo: true });
        return { document, version };
      },
    });
  const rebase = useCallback((document: FormDocument<S>, version: number) => setBase({ document, version }), []);
  const startFrom = useCallback((version: number) => setBase((before) => ({ ...before, version })), []);
  const dismiss = useCallback(() => setOutcome(undefined), []);
  return { isDirty, running, outcome, version: base.version, save, discardDraft, rebase, startFrom, dismiss };
}
