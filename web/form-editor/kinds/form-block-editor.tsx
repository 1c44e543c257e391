import { useTranslation } from 'react-i18next';
import type { FormBlock } from '../../../shared/content/kinds/form.ts';
import type { FormField } from '../../../shared/content/kinds/form-field.ts';
import { MAX_FIELDS } from '../../../shared/content/text-limits.ts';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { RowList } from '../row-list.tsx';
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

export const formBlockEditor: KindEditor<FormBlock> = {
  group: 'details',
  fresh: () => ({ kind: 'form', fields: [freshField('text')] }),
  Inspector: FormInspector,
};
