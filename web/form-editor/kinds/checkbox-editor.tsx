import { useTranslation } from 'react-i18next';
import type { CheckboxBlock } from '../../../shared/content/kinds/checkbox.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';

function CheckboxInspector({ block, id, onChange, errorAt }: InspectorProps<CheckboxBlock>) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        id={`${id}-label`}
        label={t('editor.field.checkboxLabel')}
        hint={t('editor.checkboxHint')}
        rows={3}
        error={errorAt('label')}
        value={block.label}
        onChange={(label) => onChange({ ...block, label }, 'label')}
      />
      <TextField
        id={`${id}-name`}
        label={t('editor.field.name')}
        hint={t('editor.nameHint')}
        isOptional
        error={errorAt('name')}
        value={block.name}
        onChange={(name) => onChange({ ...block, name }, 'name')}
      />
    </>
  );
}

export const checkboxEditor: KindEditor<CheckboxBlock> = {
  group: 'checks',
  fresh: () => ({ kind: 'checkbox', label: '', name: '', value: false }),
  Inspector: CheckboxInspector,
  text: { read: ({ label }) => label, write: (block, label) => ({ ...block, label }), isOneLine: true },
};
