import { HEADING_ICONS } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import type { HeadingBlock } from '../../../../shared/content/blocks/heading/shape.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';

const LEVELS = ['h1', 'h2', 'h3', 'h4'] as const;
type Level = (typeof LEVELS)[number];

function HeadingInspector<K extends Level>({ block, id, onChange, errorAt }: InspectorProps<HeadingBlock<K>>) {
  const { t } = useTranslation();
  // A heading of another level is a block of another kind.
  const change = onChange as InspectorProps<HeadingBlock>['onChange'];
  return (
    <>
      <TextField
        id={`${id}-text`}
        label={t('editor.field.text')}
        error={errorAt('text')}
        value={block.text}
        onChange={(text) => onChange({ ...block, text }, 'text')}
      />
      <SelectField
        id={`${id}-kind`}
        label={t('editor.field.level')}
        hint={t('editor.levelHint')}
        error={errorAt('kind')}
        value={block.kind}
        options={LEVELS.map((level) => ({ value: level, label: t(`editor.kind.${level}`) }))}
        onChange={(level) => change({ kind: LEVELS.find((each) => each === level) ?? 'h2', text: block.text })}
      />
    </>
  );
}

export function headingEditor<const K extends Level>(kind: K): KindEditor<HeadingBlock<K>> {
  return {
    group: 'text',
    entries: (t) => [
      {
        key: kind,
        label: t(`editor.kind.${kind}`),
        example: t(`editor.example.${kind}`),
        Icon: HEADING_ICONS[kind],
        fresh: () => ({ kind, text: '' }),
      },
    ],
    Inspector: HeadingInspector<K>,
    text: { read: ({ text }) => text, write: (block, text) => ({ ...block, text }), isOneLine: true },
  };
}
