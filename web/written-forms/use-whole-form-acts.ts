import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../shared/core/fields.ts';
import { errorText } from '../app/api/error-text.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import type { Notice } from '../ui/feedback/notice-bar.tsx';

/** The fields of a form that whole-form acts need. */
export type ActedForm = { _id: string; name: string };

/** The calls on a whole form, and the updates of cached lists. */
export type WholeFormCalls<Form> = {
  copy: (id: string, language: Language) => Promise<Form>;
  archive: (id: string) => Promise<Form>;
  unarchive: (id: string) => Promise<Form>;
  remove: (id: string) => Promise<unknown>;
  onAdded: (form: Form) => void;
  onChanged: (form: Form) => void;
  onRemoved: (id: string) => void;
  onCopied: (copy: Form) => void;
};

type Asked = { act: 'copy' | 'archive' | 'unarchive' | 'remove'; form: ActedForm };

async function carryOut<Form>(calls: WholeFormCalls<Form>, { act, form }: Asked, language: Language): Promise<void> {
  if (act === 'remove') {
    await calls.remove(form._id);
    return calls.onRemoved(form._id);
  }
  if (act !== 'copy') return calls.onChanged(await calls[act](form._id));
  const copy = await calls.copy(form._id, language);
  calls.onAdded(copy);
  calls.onCopied(copy);
}

/** Acts on a whole form. Each act reports itself, a copy by opening; archiving can be undone for 8 seconds. */
export function useWholeFormActs<Form>(calls: WholeFormCalls<Form>) {
  const { t } = useTranslation();
  const language = useStaffLanguage();
  const [notice, setNotice] = useState<Notice>();
  const dismiss = useCallback(() => setNotice(undefined), []);
  const tell = (text: string, more: Partial<Notice> = {}) => setNotice({ key: Date.now(), text, ...more });
  const mutation = useMutation({
    mutationFn: (asked: Asked) => carryOut(calls, asked, language),
    onSuccess: (_done, { act, form }) => {
      if (act === 'copy') return;
      const undo = { label: t('forms.undo'), onPress: () => mutation.mutate({ act: 'unarchive', form }) };
      tell(t(`forms.done.${act}`, { name: form.name }), act === 'archive' ? { action: undo } : {});
    },
    onError: (error, { form }) =>
      tell(t('forms.failed', { name: form.name, reason: errorText(t, error) }), { isLasting: true }),
  });
  return { notice, dismiss, do: (act: Asked['act'], form: ActedForm) => mutation.mutate({ act, form }) };
}

export type WholeFormActs = ReturnType<typeof useWholeFormActs>;
