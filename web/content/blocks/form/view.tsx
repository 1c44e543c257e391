import type { BlockContext } from '../../../../shared/content/block-kind.ts';
import { shownFields, type FormBlock } from '../../../../shared/content/blocks/form/rules.ts';
import type { FieldType, FieldValue, FormField } from '../../../../shared/content/blocks/form/field-shape.ts';
import type { BlockLooks, BlockViewProps, ShownIssue } from '../../block-view.ts';
import { fieldViewOf } from '../../fields/field-registry.ts';
import { SaidBlock } from '../../said/said.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

function valuesWith(form: FormBlock, place: number, value: FieldValue): FieldValue[] {
  return form.fields.map((field, each) => (each === place ? value : field.value));
}

function issuesOfField(issues: readonly ShownIssue[], place: number): ShownIssue[] {
  const start = `fields.${place}.value`;
  return issues
    .filter(({ path }) => path === start || path.startsWith(`${start}.`))
    .map((issue) => ({ ...issue, path: issue.path.slice(start.length + 1) }));
}

/** The visible fields with their indexes: follow-up fields appear only after a "yes". */
function visibleFields(form: FormBlock, context: BlockContext): { field: FormField; place: number }[] {
  const isShown = shownFields(form, context);
  return form.fields.flatMap((field, place) => (isShown[place] ? [{ field, place }] : []));
}

function Form({ block, id, issues, onAnswer, context, page }: BlockViewProps<FormBlock, FieldValue[]>) {
  return (
    <Stack gap={5}>
      {visibleFields(block, context).map(({ field, place }) => {
        const View = fieldViewOf(field.type satisfies FieldType);
        return (
          <SaidBlock key={place} path={`fields.${place}`}>
            <View
              id={`${id}-fields-${place}-value`}
              field={field}
              page={page}
              issues={issuesOfField(issues, place)}
              onValue={(value) => onAnswer(valuesWith(block, place, value))}
            />
          </SaidBlock>
        );
      })}
    </Stack>
  );
}

const FIELD_PATH = /^fields\.(\d+)/;

export const formLooks: BlockLooks<FormBlock, FieldValue[]> = {
  View: Form,
  placeName: ({ fields }, { path }) => {
    const place = Number(FIELD_PATH.exec(path)?.[1]);
    const text = fields[place]?.label;
    return text === undefined ? undefined : { text, path: `fields.${place}.label` };
  },
};
