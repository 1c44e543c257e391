import { useState } from 'react';
import {
  beginEdit,
  conflictIn,
  followSaved,
  isDirtyEdit,
  meetConflict,
  type EditShape,
  type Versioned,
  type VersionedEdit,
} from './versioned-edit.ts';

type Options<E, V> = {
  /** The entity from the server's last answer. */
  saved: E;
  /** The values that an earlier visit left unsaved, with the entity they were typed over. */
  kept?: { base: E; values: V } | undefined;
  shape: EditShape<E, V>;
  /** Saves the values over the base; rejects with the call's error. */
  send: (values: V, base: E) => Promise<E>;
  /** Called with the entity of every answer, also of a refused save. */
  onKnown?: (current: E) => void;
};

type SaveOutcome<E, V> =
  | { kind: 'busy' }
  | { kind: 'saved'; saved: E }
  | { kind: 'conflict'; values: V }
  | { kind: 'failed'; error: unknown };

const NOTHING_SAVED = { isSaving: false, isSaved: false, error: undefined as unknown };

/** Edits an entity with optimistic concurrency: neither a refusal nor a conflict loses typed values or somebody else's save. */
export function useVersionedEdit<E extends Versioned, V extends object>(options: Options<E, V>) {
  const { saved, kept, shape, send, onKnown } = options;
  const [known, setEdit] = useState<VersionedEdit<E, V>>(() =>
    kept ? { base: kept.base, values: kept.values, conflict: undefined } : beginEdit(saved, shape),
  );
  const [progress, setProgress] = useState(NOTHING_SAVED);
  const edit = followSaved(known, saved, shape);
  if (edit !== known) setEdit(edit);

  const refuse = (sent: VersionedEdit<E, V>, error: unknown): SaveOutcome<E, V> => {
    const current = conflictIn<E>(error);
    setProgress({ ...NOTHING_SAVED, error: current ? undefined : error });
    if (!current) return { kind: 'failed', error };
    setEdit((before) => meetConflict(before, current, shape));
    onKnown?.(current);
    return { kind: 'conflict', values: meetConflict(sent, current, shape).values };
  };
  const save = async (values = edit.values): Promise<SaveOutcome<E, V>> => {
    if (progress.isSaving) return { kind: 'busy' };
    setEdit((before) => ({ ...before, values }));
    setProgress({ ...NOTHING_SAVED, isSaving: true });
    try {
      const answer = await send(values, edit.base);
      setEdit(beginEdit(answer, shape));
      setProgress({ ...NOTHING_SAVED, isSaved: true });
      onKnown?.(answer);
      return { kind: 'saved', saved: answer };
    } catch (error) {
      return refuse({ ...edit, values }, error);
    }
  };
  return {
    ...edit,
    ...progress,
    isDirty: isDirtyEdit(edit, shape),
    change: (changed: Partial<V>) => setEdit((before) => ({ ...before, values: { ...before.values, ...changed } })),
    save,
    discard: () => {
      setProgress(NOTHING_SAVED);
      setEdit(beginEdit(edit.base, shape));
    },
    forgetError: () => setProgress((before) => ({ ...before, error: undefined })),
  };
}
