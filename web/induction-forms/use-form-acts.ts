import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm } from '../../shared/induction-forms/induction-form.ts';
import { call } from '../app/call.ts';
import { errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import type { Notice } from '../ui/notice-bar.tsx';
import { addForm, dropForm, putForm } from './form-list-cache.ts';

/** A form as far as the acts on it go. */
export type ActedForm = { _id: string; name: string };

type Asked = { act: 'copy' | 'archive' | 'unarchive' | 'remove'; form: ActedForm };

async function send({ act, form }: Asked, language: 'fi' | 'en'): Promise<InductionForm | undefined> {
  const params = { id: form._id };
  if (act === 'copy') return call(inductionFormApi.copy, { params, query: { language } });
  if (act !== 'remove') return call(inductionFormApi[act], { params });
  await call(inductionFormApi.remove, { params });
  return undefined;
}

/** What an author does to a whole form; each act tells what it did, and archiving can be taken back for 8 seconds. */
export function useFormActs({ onCopied }: { onCopied: (copy: InductionForm) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<Notice>();
  const dismiss = useCallback(() => setNotice(undefined), []);
  const tell = (text: string, more: Partial<Notice> = {}) => setNotice({ key: Date.now(), text, ...more });

  const done = ({ act, form }: Asked, answered: InductionForm | undefined) => {
    if (act === 'copy' && answered) {
      addForm(queryClient, answered);
      return onCopied(answered);
    }
    if (answered) putForm(queryClient, answered);
    else dropForm(queryClient, form._id);
    const back = act === 'archive' ? 'unarchive' : 'archive';
    const undo = { label: t('forms.undo'), onPress: () => mutation.mutate({ act: back, form }) };
    tell(t(`forms.done.${act}`, { name: form.name }), act === 'archive' ? { action: undo } : {});
  };

  const mutation = useMutation({
    mutationFn: (asked: Asked) => send(asked, language),
    onSuccess: (answered, asked) => done(asked, answered),
    onError: (error, { form }) =>
      tell(t('forms.failed', { name: form.name, reason: errorText(t, error) }), { isLasting: true }),
  });
  return {
    notice,
    dismiss,
    isBusy: mutation.isPending,
    do: (act: Asked['act'], form: ActedForm) => mutation.mutate({ act, form }),
  };
}

export type FormActs = ReturnType<typeof useFormActs>;
