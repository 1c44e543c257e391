import { useQueryClient } from '@tanstack/react-query';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { call } from '../app/api/call.ts';
import { useWholeFormActs } from '../written-forms/use-whole-form-acts.ts';
import { addForm, dropForm, putForm } from './list/form-list-cache.ts';

/** An author's acts on a whole induction form. */
export function useFormActs({ onCopied }: { onCopied: (copy: InductionForm) => void }) {
  const queryClient = useQueryClient();
  return useWholeFormActs<InductionForm>({
    copy: (id, language) => call(inductionFormApi.copy, { params: { id }, query: { language } }),
    archive: (id) => call(inductionFormApi.archive, { params: { id } }),
    unarchive: (id) => call(inductionFormApi.unarchive, { params: { id } }),
    remove: (id) => call(inductionFormApi.remove, { params: { id } }),
    onAdded: (form) => addForm(queryClient, form),
    onChanged: (form) => putForm(queryClient, form),
    onRemoved: (id) => dropForm(queryClient, id),
    onCopied,
  });
}
