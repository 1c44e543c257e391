import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { PermitForm } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import type { Notice } from '../ui/notice-bar.tsx';
import { addPermitForm, dropPermitForm, putPermitForm } from './permit-form-queries.ts';

/** A form as far as the acts on it go. */
export type ActedForm = { _id: string; name: string };

type Asked = { act: 'copy' | 'archive' | 'unarchive' | 'remove'; form: ActedForm };

async function send({ act, form }: Asked, language: 'fi' | 'en'): Promise<PermitForm | undefined> {
  const params = { id: form._id };
  if (act === 'copy') return call(permitFormApi.copy, { params, query: { language } });
  if (act !== 'remove') return call(permitFormApi[act], { params });
  await call(permitFormApi.remove, { params });
  return undefined;
}

/** What an author does to a whole permit form; each act tells what it did, and archiving can be taken back. */
export function usePermitFormActs({ onCopied }: { onCopied: (copy: PermitForm) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<Notice>();
  const dismiss = useCallback(() => setNotice(undefined), []);
  const tell = (text: string, more: Partial<Notice> = {}) => setNotice({ key: Date.now(), text, ...more });
  const done = ({ act, form }: Asked, answered: PermitForm | undefined) => {
    if (act === 'copy' && answered) {
      addPermitForm(queryClient, answered);
      return onCopied(answered);
    }
    if (answered) putPermitForm(queryClient, answered);
    else dropPermitForm(queryClient, form._id);
    const undo = { label: t('forms.undo'), onPress: () => mutation.mutate({ act: 'unarchive', form }) };
    tell(t(`forms.done.${act}`, { name: form.name }), act === 'archive' ? { action: undo } : {});
  };
  const mutation = useMutation({
    mutationFn: (asked: Asked) => send(asked, language),
    onSuccess: (answered, asked) => done(asked, answered),
    onError: (error, { form }) =>
      tell(t('forms.failed', { name: form.name, reason: errorText(t, error) }), { isLasting: true }),
  });
  return { notice, dismiss, do: (act: Asked['act'], form: ActedForm) => mutation.mutate({ act, form }) };
}

export type PermitFormActs = ReturnType<typeof usePermitFormActs>;
