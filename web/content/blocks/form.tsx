import type { BlockContext } from '../../../shared/content/block-kind.ts';
import { shownFields, type FormBlock } from '../../../shared/content/kinds/form.ts';
import type { FieldType, FieldValue, FormField } from '../../../shared/content/kinds/form-field.ts';
import type { BlockViewProps, ShownIssue } from '../block-view.ts';
import { fieldViewOf } from '../fields/field-registry.ts';
import styles from './form.module.css';

function valuesWith(form: FormBlock, place: number, value: FieldValue): FieldValue[] {
  return form.fields.map((field, each) => (each === place ? value : field.value));
}

function issuesOfField(issues: readonly ShownIssue[], place: number): ShownIssue[] {
  const start = `fields.${place}.value`;
  return issues
    .filter(({ path }) => path === start || path.startsWith(`${start}.`))
    .map((issue) => ({ ...issue, path: issue.path.slice(start.length + 1) }));
}

/** The fields that are shown, with their places: those after a "yes" only once it is given. */
function visibleFields(form: FormBlock, context: BlockContext): { field: FormField; place: number }[] {
  const isShown = shownFields(form, context);
  return form.fields.flatMap((field, place) => (isShown[place] ? [{ field, place }] : []));
}

export function Form({ block, id, issues, onAnswer, context, page }: BlockViewProps<FormBlock, FieldValue[]>) {
  return (
    <div className={styles.form}>
      {visibleFields(block, context).map(({ field, place }) => {
        const View = fieldViewOf(field.type satisfies FieldType);
        return (
          <View
            key={place}
            id={`${id}-fields-${place}-value`}
            field={field}
            page={page}
            issues={issuesOfField(issues, place)}
            onValue={(value) => onAnswer(valuesWith(block, place, value))}
          />
        );
      })}
    </div>
  );
}
