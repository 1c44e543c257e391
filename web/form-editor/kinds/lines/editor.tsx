import type { ComponentType } from 'react';
import { AddressIcon, BulletListIcon, NumberedListIcon, ParagraphIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import type { LineListBlock } from '../../../../shared/content/blocks/lines/shape.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { InspectorProps, InsertGroup, KindEditor } from '../kind-editor.ts';

type LineKind = LineListBlock['kind'];

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

function LineListInspector<K extends LineKind>({ block, id, onChange, errorAt }: InspectorProps<LineListBlock<K>>) {
  const { t } = useTranslation();
  return (
    <TextArea
      id={`${id}-lines`}
      label={t('editor.field.lines')}
      hint={t(`editor.linesHint.${block.kind}`)}
      rows={8}
      error={errorAt('lines')}
      value={block.lines.join('\n')}
      onChange={(text) => onChange({ ...block, lines: linesOf(text) }, 'lines')}
    />
  );
}

const ICONS: Readonly<Record<LineKind, ComponentType>> = {
  p: ParagraphIcon,
  address: AddressIcon,
  ol: NumberedListIcon,
  ul: BulletListIcon,
};

/** The editor of kinds made of text lines: paragraphs, list items or address lines. */
export function lineListEditor<const K extends LineKind>(
  kind: K,
  group: InsertGroup,
): KindEditor<LineListBlock<K> & { kind: K }> {
  return {
    group,
    entries: (t) => [
      {
        key: kind,
        label: t(`editor.kind.${kind}`),
        example: t(`editor.example.${kind}`),
        Icon: ICONS[kind],
        fresh: () => ({ kind, lines: [] }),
      },
    ],
    Inspector: LineListInspector<K>,
    text: {
      read: ({ lines }) => lines.join('\n'),
      write: (block, text) => ({ ...block, lines: linesOf(text) }),
      asksKind: kind === 'p',
    },
  };
}
