import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../../shared/core/fields.ts';
import { mayTryAgain } from '../../app/api/error-text.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import { useStaffLanguage } from '../../app/texts/i18n.ts';

export type NewForm<Start> = { name: string; start: Start };
type Circumstances = { language: Language; company: string | undefined; key: string };

export type FormCreation<Form, Start> = {
  create: (form: NewForm<Start>, circumstances: Circumstances) => Promise<Form>;
  /** Adds the created form to the cached lists. */
  onCreated: (queryClient: QueryClient, form: Form) => void;
  pathTo: (id: string) => string;
};

/** Creates a form and opens it. A retry after a lost answer creates no second form. */
export function useNewForm<Form extends { _id: string }, Start>(creation: FormCreation<Form, Start>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const language = useStaffLanguage();
  const company = useSelectedCompany();
  const key = useRef(newUuid());
  return useMutation({
    mutationFn: (form: NewForm<Start>) => creation.create(form, { language, company, key: key.current }),
    onSuccess: async (form) => {
      creation.onCreated(queryClient, form);
      await navigate(creation.pathTo(form._id));
    },
    onError: (error) => {
      // After a refusal the user changes the input, so the key changes; after a lost answer the form may exist.
      if (!mayTryAgain(error)) key.current = newUuid();
    },
  });
}
