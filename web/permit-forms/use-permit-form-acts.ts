import { useQueryClient } from '@tanstack/react-query';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/api/call.ts';
import { useWholeFormActs } from '../written-forms/use-whole-form-acts.ts';
import { addPermitForm, dropPermitForm, putPermitForm } from './permit-form-queries.ts';

/** An author's acts on a whole permit form. */
export function usePermitFormActs({ onCopied }: { onCopied: (copy: PermitForm) => void }) {
  const queryClient = useQueryClient();
  return useWholeFormActs<PermitForm>({
    copy: (id, language) => call(permitFormApi.copy, { params: { id }, query: { language } }),
    archive: (id) => call(permitFormApi.archive, { params: { id } }),
    unarchive: (id) => call(permitFormApi.unarchive, { params: { id } }),
    remove: (id) => call(permitFormApi.remove, { params: { id } }),
    onAdded: (form) => addPermitForm(queryClient, form),
    onChanged: (form) => putPermitForm(queryClient, form),
    onRemoved: (id) => dropPermitForm(queryClient, id),
    onCopied,
  });
}
