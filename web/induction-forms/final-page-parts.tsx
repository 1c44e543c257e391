import { useTranslation } from 'react-i18next';
import { hasSignature } from '../../shared/content/page-rules.ts';
import { savedPage } from '../form-editor/document.ts';
import { useEditor } from '../form-editor/editor-context.ts';
import styles from './fixed-pages.module.css';

/** The last page that the worker meets, which follows from the form's own last page. */
export function FinalCanvas() {
  const { t } = useTranslation();
  const kind = useEditor(({ history }) => {
    const last = history.present.pages.at(-1);
    return last && hasSignature(savedPage(last)) ? 'signed' : 'plain';
  });
  return (
    <div className={styles.sheet}>
      <p className={styles.kind}>{t('forms.final.shown')}</p>
      <p className={styles.title}>{t(`player.done.${kind}.title`)}</p>
      <p>{t(`player.done.${kind}.text`)}</p>
    </div>
  );
}

export function FinalInspector() {
  const { t } = useTranslation();
  return <p>{t('forms.final.note')}</p>;
}
