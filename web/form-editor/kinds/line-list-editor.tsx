import { useTranslation } from 'react-i18next';
import type { LineListBlock } from '../../../shared/content/kinds/line-list.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { InspectorProps, InsertGroup, KindEditor } from '../kind-editor.ts';

type LineKind = LineListBlock['kind'];

export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

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

/** Kinds that are lines of text, each a paragraph, an item or a line of an address. */
export function lineListEditor<const K extends LineKind>(
  kind: K,
  group: InsertGroup,
): KindEditor<LineListBlock<K> & { kind: K }> {
  return {
    group,
    fresh: () => ({ kind, lines: [] }),
    Inspector: LineListInspector<K>,
    text: {
      read: ({ lines }) => lines.join('\n'),
      write: (block, text) => ({ ...block, lines: linesOf(text) }),
    },
  };
}
