import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { ExternalIcon } from '../../ui/first-icons.tsx';
import { ArchiveIcon, CopyIcon, PencilIcon, UndoIcon } from '../../ui/icons.tsx';
import { TrashIcon } from '../../ui/staff-icons.tsx';
import { ActionMenu, type MenuAction } from '../../ui/overlays/action-menu.tsx';
import type { ActedForm, WholeFormActs } from '../use-whole-form-acts.ts';
import styles from './form-list.module.css';

type FormRowActsProps = {
  form: ActedForm & { isArchived: boolean };
  acts: WholeFormActs;
  editPath: string;
  /** Undefined where nobody can try the form. */
  trialPath: string | undefined;
  /** The acts of one sort of forms. */
  more?: readonly MenuAction[];
  /** Undefined where the form cannot be removed. */
  onRemove: ((form: ActedForm) => void) | undefined;
};

/** The acts on a form of the list: a trial in a new tab, and a menu of the others. */
export function FormRowActs({ form, acts, editPath, trialPath, more, onRemove }: FormRowActsProps) {
  const { t } = useTranslation();
  const { _id, name, isArchived } = form;
  const acted = { _id, name };
  const move = isArchived ? 'unarchive' : 'archive';
  const removal: MenuAction[] = onRemove
    ? [{ key: 'remove', label: t('forms.remove'), icon: TrashIcon, isDangerous: true, onSelect: () => onRemove(acted) }]
    : [];
  return (
    <span className={styles.acts}>
      {trialPath && (
        <a
          className={buttonClass('secondary', { isSmall: true })}
          href={trialPath}
          target="_blank"
          rel="noreferrer"
          aria-label={t('forms.tryNamed', { name })}
        >
          {t('forms.try')}
        </a>
      )}
      <ActionMenu
        label={t('forms.acts', { name })}
        actions={[
          { key: 'edit', label: t('forms.edit'), icon: PencilIcon, to: editPath },
          ...(trialPath
            ? [{ key: 'try', label: t('forms.try'), icon: ExternalIcon, to: trialPath, isNewTab: true }]
            : []),
          { key: 'copy', label: t('forms.copy'), icon: CopyIcon, onSelect: () => acts.do('copy', acted) },
          ...(more ?? []),
          {
            key: move,
            label: t(`forms.${move}`),
            icon: isArchived ? UndoIcon : ArchiveIcon,
            onSelect: () => acts.do(move, acted),
          },
          ...removal,
        ]}
      />
    </span>
  );
}
