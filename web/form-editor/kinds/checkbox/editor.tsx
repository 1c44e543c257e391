import { CheckboxIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import type { CheckboxBlock } from '../../../../shared/content/blocks/checkbox/rules.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';

function CheckboxInspector({ block, id, onChange, errorAt }: InspectorProps<CheckboxBlock>) {
  const { t } = useTranslation();
  return (
    <TextArea
      id={`${id}-label`}
      label={t('editor.field.checkboxLabel')}
      hint={t('editor.checkboxHint')}
      rows={3}
      error={errorAt('label')}
      value={block.label}
      onChange={(label) => onChange({ ...block, label }, 'label')}
    />
  );
}

export const checkboxEditor: KindEditor<CheckboxBlock> = {
  group: 'checks',
  entries: (t) => [
    {
      key: 'checkbox',
      label: t('editor.kind.checkbox'),
      example: t('editor.example.checkbox'),
      Icon: CheckboxIcon,
      fresh: () => ({ kind: 'checkbox', label: '', name: '', value: false }),
    },
  ],
  Inspector: CheckboxInspector,
  text: { read: ({ label }) => label, write: (block, label) => ({ ...block, label }), isOneLine: true },
};
