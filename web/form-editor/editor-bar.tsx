import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActionMenu, type MenuAction } from '../ui/overlays/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon, QuestionIcon, UndoIcon } from '../ui/icons.tsx';
import { RedoIcon } from '../ui/staff-icons.tsx';
import { useEditorActs } from './document/editor-acts.ts';
import { useEditor } from './editor-context.ts';
import styles from './editor-bar.module.css';
import { IconButton } from './canvas/icon-button.tsx';
import { SaveState } from './saving/save-state.tsx';
import type { Saving } from './saving/use-saving.ts';

export type EditorBarProps = {
  back: { to: string; label: string };
  /** The form's name and other identifying facts. */
  title: ReactNode;
  actions: readonly MenuAction[];
};

type Props = EditorBarProps & {
  saving: Saving<unknown>;
  hasDraft: boolean;
  onPublish: () => void;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  onKeys: () => void;
};

function ModeSwitch({ isPreview, onPreview }: Pick<Props, 'isPreview' | 'onPreview'>) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.hidden}>{t('editor.mode')}</legend>
      <button type="button" aria-pressed={!isPreview} className={styles.mode} onClick={() => onPreview(false)}>
        {t('editor.modeEdit')}
      </button>
      <button type="button" aria-pressed={isPreview} className={styles.mode} onClick={() => onPreview(true)}>
        {t('editor.modePreview')}
      </button>
    </fieldset>
  );
}

/** The editor's header: the form, its saving state, and the acts on the whole form. */
export function EditorBar(props: Props) {
  const { back, title, actions, saving, hasDraft, isPreview, onPublish, onPreview, onKeys } = props;
  const { t } = useTranslation();
  const acts = useEditorActs();
  const canUndo = useEditor(({ history }) => history.past.length > 0);
  const canRedo = useEditor(({ history }) => history.future.length > 0);
  return (
    <section className={styles.bar} aria-label={t('editor.barLabel')}>
      <Link className={styles.back} to={back.to} aria-label={back.label} title={back.label}>
        <ArrowLeftIcon />
      </Link>
      <div className={styles.name}>{title}</div>
      <div className={styles.tools}>
        <SaveState saving={saving} hasDraft={hasDraft} />
        <IconButton
          label={t('editor.undo')}
          icon={<UndoIcon />}
          keys="Control+Z"
          isDisabled={!canUndo || isPreview}
          onPress={acts.undo}
        />
        <IconButton
          label={t('editor.redo')}
          icon={<RedoIcon />}
          keys="Control+Shift+Z"
          isDisabled={!canRedo || isPreview}
          onPress={acts.redo}
        />
        <ModeSwitch isPreview={isPreview} onPreview={onPreview} />
        <Button
          variant="secondary"
          isBusy={saving.running === 'draft'}
          aria-keyshortcuts="Control+S"
          onClick={() => void saving.save('draft')}
        >
          {t('editor.saveDraft')}
        </Button>
        <Button isBusy={saving.running === 'published'} onClick={onPublish}>
          {t('editor.publish')}
        </Button>
        <ActionMenu
          label={t('editor.formActs')}
          actions={[...actions, { key: 'keys', label: t('editor.keysTitle'), icon: QuestionIcon, onSelect: onKeys }]}
        />
      </div>
    </section>
  );
}
