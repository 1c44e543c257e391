import { ChoiceIcon, FieldsIcon, YesNoIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import type { FormBlock } from '../../../../shared/content/blocks/form/rules.ts';
import type { FieldType, FormField } from '../../../../shared/content/blocks/form/field-shape.ts';
import { MAX_FIELDS } from '../../../../shared/content/text-limits.ts';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { RowList } from '../../canvas/row-list.tsx';
import { FieldSettings } from './field-settings.tsx';
import { freshField } from './fresh-field.ts';

function FormInspector({ block, id, onChange, errorAt }: InspectorProps<FormBlock>) {
  const { t } = useTranslation();
  return (
    <RowList<FormField>
      id={`${id}-fields`}
      rows={block.fields}
      titleOf={({ label }, place) => `${place + 1}. ${label}`}
      onChange={(fields, field) => onChange({ ...block, fields }, field)}
      fresh={() => freshField('text')}
      addLabel={t('editor.addField')}
      max={MAX_FIELDS}
    >
      {(field, place, change) => (
        <FieldSettings
          field={field}
          id={`${id}-fields-${place}`}
          onChange={change}
          errorAt={(path) => errorAt(`fields.${place}.${path}`)}
        />
      )}
    </RowList>
  );
}

/** The question types that one press answers. */
const QUESTION_FIELDS = ['yesno', 'choice'] as const;
const ICONS = { yesno: YesNoIcon, choice: ChoiceIcon } as const;

const freshForm = (type: FieldType): FormBlock => ({
  kind: 'form',
  fields: [{ ...freshField(type), mandatory: type !== 'text' }],
});

export const formBlockEditor: KindEditor<FormBlock> = {
  group: 'details',
  entries: (t) => [
    {
      key: 'form',
      label: t('editor.kind.form'),
      example: t('editor.example.form'),
      Icon: FieldsIcon,
      fresh: () => freshForm('text'),
    },
    ...QUESTION_FIELDS.map((type) => ({
      key: type,
      label: t(`editor.fieldType.${type}`),
      example: t(`editor.example.${type}`),
      Icon: ICONS[type],
      fresh: () => freshForm(type),
    })),
  ],
  Inspector: FormInspector,
};
