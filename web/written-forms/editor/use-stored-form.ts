import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSession } from '../../app/session/session.ts';
import { conflictIn } from '../../editing/versioned-edit.ts';
import type { EditedForm, FormBacking, SavedForm, SaveTarget } from '../../form-editor/form-backing.ts';
import { authoredFiles } from '../../form-editor/uploads/authored-files.ts';
import type { FormUploads } from '../../form-editor/uploads/uploads.ts';
import type { FormVersions } from '../../form-editor/versions/form-versions.ts';

type Stored = Parameters<typeof authoredFiles>[1];

/** How a feature saves its forms, and where their files and versions are. */
export type FormStore<Form extends Stored, S, Body extends { version: number }> = {
  owner: Parameters<typeof authoredFiles>[0];
  savedOf: (form: Form) => SavedForm<S>;
  bodyOf: (form: EditedForm<S>) => Body;
  /** `draft: false` publishes and ends the draft. */
  update: (id: string, body: Body & { draft: boolean }) => Promise<Form>;
  discard: (id: string, version: number) => Promise<unknown>;
  /** Reads the form as its author edits it. */
  read: (id: string) => Promise<Form>;
  /** Caches the form as its author edits it, and its row. */
  keepEdited: (queryClient: QueryClient, form: Form) => void;
  uploadsOf: (id: string) => FormUploads;
  versionsOf: (id: string) => FormVersions<Partial<S>>;
};

type FromStore =
  | 'id'
  | 'userId'
  | 'saved'
  | 'save'
  | 'discard'
  | 'currentOf'
  | 'bodyOf'
  | 'versions'
  | 'uploads'
  | 'files';

/** The part of a form's backing that its store defines; the rest differs by feature. */
export function useStoredForm<Form extends Stored, S, Body extends { version: number }>(
  form: Form,
  store: FormStore<Form, S, Body>,
): Pick<FormBacking<S>, FromStore> {
  const { owner, savedOf, bodyOf, uploadsOf, versionsOf } = store;
  const queryClient = useQueryClient();
  const { loggedInUser } = useSession();
  const { _id: id, fileToken, documentToken } = form;
  const keep = useCallback(
    async (change: Promise<Form>) => {
      try {
        const answered = await change;
        store.keepEdited(queryClient, answered);
        return store.savedOf(answered);
      } catch (error) {
        const current = conflictIn<Form>(error);
        if (current) store.keepEdited(queryClient, current);
        throw error;
      }
    },
    [queryClient, store],
  );
  return {
    id,
    userId: loggedInUser?._id ?? '',
    saved: savedOf(form),
    save: useCallback(
      (edited: EditedForm<S>, target: SaveTarget) =>
        keep(store.update(id, { ...store.bodyOf(edited), draft: target === 'draft' })),
      [id, keep, store],
    ),
    discard: useCallback(
      (version: number) => keep(store.discard(id, version).then(() => store.read(id))),
      [id, keep, store],
    ),
    currentOf: (error) => {
      const current = conflictIn<Form>(error);
      return current && savedOf(current);
    },
    bodyOf,
    versions: useMemo(() => versionsOf(id), [id, versionsOf]),
    uploads: useMemo(() => uploadsOf(id), [id, uploadsOf]),
    files: useMemo(
      () => authoredFiles(owner, { _id: id, fileToken, documentToken }),
      [owner, id, fileToken, documentToken],
    ),
  };
}
