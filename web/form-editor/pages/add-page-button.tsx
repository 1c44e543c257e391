import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../ui/overlays/action-menu.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { useEditorActs } from '../document/editor-acts.ts';
import { PAGE_TEMPLATES } from './page-templates.ts';

/** Adds a page after the selected one: empty, or from a template. */
export function AddPageButton() {
  const { t } = useTranslation();
  const acts = useEditorActs();
  return (
    <ActionMenu
      label={t('editor.addPage')}
      icon={<PlusIcon />}
      actions={PAGE_TEMPLATES.map((template) => ({
        key: template,
        label: t(`editor.template.${template}`),
        onSelect: () => acts.addPage(template),
      }))}
    />
  );
}
