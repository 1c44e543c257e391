import type { FieldValue, FormField } from '../../../shared/content/blocks/form/field-shape.ts';
import type { PageView, ShownIssue } from '../block-view.ts';

export type FieldViewProps<F extends FormField = FormField> = {
  field: F;
  /** The DOM id, which error summaries link to. */
  id: string;
  onValue: (value: F['value'] & FieldValue) => void;
  /** The issues, with paths relative to the field's value. */
  issues: readonly ShownIssue[];
  page: PageView;
};
