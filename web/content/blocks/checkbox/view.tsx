import type { CheckboxBlock } from '../../../../shared/content/blocks/checkbox/rules.ts';
import { CheckboxRow } from '../../../ui/fields/boxes/checkbox-row.tsx';
import type { BlockLooks, BlockViewProps } from '../../block-view.ts';
import { Said } from '../../said/said.tsx';
import { ReadTick } from '../../read-tick.tsx';

function Checkbox({ block, id, issues, onAnswer, page }: BlockViewProps<CheckboxBlock, boolean>) {
  if (page.mode === 'read') return <ReadTick isTicked={block.value} label={<Said path="label">{block.label}</Said>} />;
  return (
    <CheckboxRow
      id={`${id}-value`}
      label={<Said path="label">{block.label}</Said>}
      name={block.name}
      isChecked={block.value}
      isDisabled={page.openness !== 'open'}
      error={issues[0]?.message}
      onChange={onAnswer}
    />
  );
}

export const checkboxLooks: BlockLooks<CheckboxBlock, boolean> = {
  View: Checkbox,
  placeName: ({ label }) => ({ text: label, path: 'label' }),
};
