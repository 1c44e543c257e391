import { useTranslation } from 'react-i18next';
import { HistoryIcon, LanguageIcon } from '../../ui/staff-icons.tsx';
import { ExternalIcon } from '../../ui/first-icons.tsx';
import { ArchiveIcon, CopyIcon, PrintIcon, UndoIcon } from '../../ui/icons.tsx';
import type { MenuAction } from '../../ui/overlays/action-menu.tsx';
import type { ActedForm, WholeFormActs } from '../use-whole-form-acts.ts';

type FormActions = {
  form: ActedForm & { isArchived: boolean };
  acts: WholeFormActs;
  /** Undefined where nobody can try the form. */
  trialPath: string | undefined;
  printPath: string;
  translationsPath: string;
  onTrail: () => void;
  /** The acts of one sort of forms. */
  more?: readonly MenuAction[];
};

/** The acts on the open form, around those of the editor. */
export function useFormActions({
  form,
  acts,
  trialPath,
  printPath,
  translationsPath,
  onTrail,
  more = [],
}: FormActions) {
  const { t } = useTranslation();
  const move = form.isArchived ? 'unarchive' : 'archive';
  const trial: MenuAction[] = trialPath
    ? [{ key: 'try', label: t('forms.try'), icon: ExternalIcon, to: trialPath, isNewTab: true }]
    : [];
  return (common: readonly MenuAction[]): MenuAction[] => [
    ...trial,
    ...common,
    { key: 'copy', label: t('forms.copyForm'), icon: CopyIcon, onSelect: () => acts.do('copy', form) },
    { key: 'translations', label: t('translations.title'), icon: LanguageIcon, to: translationsPath },
    { key: 'print', label: t('forms.print'), icon: PrintIcon, to: printPath },
    { key: 'trail', label: t('trail.title'), icon: HistoryIcon, onSelect: onTrail },
    ...more,
    {
      key: move,
      label: t(`forms.${move}`),
      icon: form.isArchived ? UndoIcon : ArchiveIcon,
      onSelect: () => acts.do(move, form),
    },
  ];
}
