import { AlertIcon } from '../../../ui/icons.tsx';
import { useTranslation } from 'react-i18next';
import type { AlertBlock } from '../../../../shared/content/blocks/alert/shape.ts';
import { alertTitle } from '../../../content/blocks/alert/alert-title.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ChoiceRow } from '../../inspector/choice-row.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';

const TYPES = ['info', 'success', 'other'] as const;

function AlertInspector({ block, id, onChange, errorAt }: InspectorProps<AlertBlock>) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        id={`${id}-text`}
        label={t('editor.field.text')}
        error={errorAt('text')}
        value={block.text}
        onChange={(text) => onChange({ ...block, text }, 'text')}
      />
      <ChoiceRow
        legend={t('editor.field.alertType')}
        choices={TYPES.map((type) => ({ value: type, label: alertTitle(t, type) }))}
        chosen={block.type}
        onChoose={(type) => onChange({ ...block, type })}
      />
    </>
  );
}

export const alertEditor: KindEditor<AlertBlock> = {
  group: 'text',
  entries: (t) => [
    {
      key: 'alert',
      label: t('editor.kind.alert'),
      example: t('editor.example.alert'),
      Icon: AlertIcon,
      fresh: () => ({ kind: 'alert', text: '', type: 'info' }),
    },
  ],
  Inspector: AlertInspector,
  text: { read: ({ text }) => text, write: (block, text) => ({ ...block, text }) },
};
