import { useTranslation } from 'react-i18next';
import { hasSignature } from '../../../shared/content/pages/page-rules.ts';
import { savedPage } from '../../form-editor/document/document.ts';
import { useEditor } from '../../form-editor/editor-context.ts';
import { FormSheet } from '../../written-forms/editor/form-sheet.tsx';

/** Shows the worker's final page; its texts depend on the form's own last page. */
export function FinalCanvas() {
  const { t } = useTranslation();
  const kind = useEditor(({ history }) => {
    const last = history.present.pages.at(-1);
    return last && hasSignature(savedPage(last)) ? 'signed' : 'plain';
  });
  return (
    <FormSheet kind={t('forms.final.shown')} title={t(`player.done.${kind}.title`)}>
      <p>{t(`player.done.${kind}.text`)}</p>
    </FormSheet>
  );
}

export function FinalInspector() {
  const { t } = useTranslation();
  return <p>{t('forms.final.note')}</p>;
}
