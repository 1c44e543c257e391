import { DescriptionListIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import type { DescriptionListBlock } from '../../../../shared/content/blocks/description-list/shape.ts';
import { MAX_LINES } from '../../../../shared/content/text-limits.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { RowList } from '../../canvas/row-list.tsx';

const freshPair = () => ({ term: '', description: '' });

function DescriptionListInspector({ block, id, onChange, errorAt }: InspectorProps<DescriptionListBlock>) {
  const { t } = useTranslation();
  return (
    <RowList
      id={`${id}-pairs`}
      rows={block.pairs}
      titleOf={({ term }, place) => `${place + 1}. ${term}`}
      onChange={(pairs, field) => onChange({ ...block, pairs }, field)}
      fresh={freshPair}
      addLabel={t('editor.addPair')}
      max={MAX_LINES}
    >
      {(pair, place, change) => (
        <>
          <TextField
            id={`${id}-pairs-${place}-term`}
            label={t('editor.field.term')}
            error={errorAt(`pairs.${place}.term`)}
            value={pair.term}
            onChange={(term) => change({ ...pair, term }, 'term')}
          />
          <TextArea
            id={`${id}-pairs-${place}-description`}
            label={t('editor.field.description')}
            rows={2}
            error={errorAt(`pairs.${place}.description`)}
            value={pair.description}
            onChange={(description) => change({ ...pair, description }, 'description')}
          />
        </>
      )}
    </RowList>
  );
}

export const descriptionListEditor: KindEditor<DescriptionListBlock> = {
  group: 'lists',
  entries: (t) => [
    {
      key: 'dl',
      label: t('editor.kind.dl'),
      example: t('editor.example.dl'),
      Icon: DescriptionListIcon,
      fresh: () => ({ kind: 'dl', pairs: [freshPair()] }),
    },
  ],
  Inspector: DescriptionListInspector,
};
