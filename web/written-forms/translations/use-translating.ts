import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { AppError, isAppError } from '../../../shared/core/errors.ts';
import type { FormTranslation } from '../../../shared/translations/form-translation.ts';
import { call } from '../../app/api/call.ts';
import { useVersionedEdit } from '../../editing/use-versioned-edit.ts';
import { translationKey, type TranslationCalls } from './translation-queries.ts';

type Texts = Record<string, string>;

/** Above the revisions of any version. */
const MOST_REVISIONS = 1_000_000;

/** A translation whose version, to an edit, rises with each revision and with each version of the form, where revisions begin anew. */
type Revised = { version: number; saved: FormTranslation };

const revised = (saved: FormTranslation): Revised => ({
  version: saved.version * MOST_REVISIONS + saved.revision,
  saved,
});

const SHAPE = {
  valuesOf: ({ saved }: Revised): Texts => saved.texts,
  isSame: (a: unknown, b: unknown) => textOf(a).trim() === textOf(b).trim(),
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

type Of = {
  calls: TranslationCalls;
  id: string;
  saved: FormTranslation;
  /** The key of the form itself, which is read anew once it turns out to be published. */
  formKey: QueryKey;
};

/**
 * Edits the texts of a form in one language: what somebody else saved meanwhile is merged text by text, and where both wrote one the typed
 * one stays and `conflict` has the other.
 */
export function useTranslating({ calls, id, saved, formKey }: Of) {
  const queryClient = useQueryClient();
  const { language } = saved;
  const send = async (texts: Texts, { saved: base }: Revised): Promise<Revised> => {
    const { version, revision } = base;
    try {
      return revised(await call(calls.save, { params: { id, language }, body: { version, revision, texts } }));
    } catch (error) {
      if (!isAppError(error, 'version_conflict')) throw error;
      const current = error.detail.current as FormTranslation;
      throw new AppError('version_conflict', { ...error.detail, current: revised(current) });
    }
  };
  const edit = useVersionedEdit<Revised, Texts>({
    saved: revised(saved),
    shape: SHAPE,
    send,
    onKnown: ({ saved: known }) => {
      if (known.version !== saved.version) void queryClient.invalidateQueries({ queryKey: formKey });
      queryClient.setQueryData(translationKey(id, language), known);
      void queryClient.invalidateQueries({ queryKey: ['translations', id, 'list'] });
    },
  });
  return { ...edit, old: edit.base.saved.old };
}
