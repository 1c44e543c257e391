import type { FieldValue, FormField } from '../../../shared/content/kinds/form-field.ts';
import type { PageView, ShownIssue } from '../block-view.ts';

export type FieldViewProps<F extends FormField = FormField> = {
  field: F;
  /** The DOM id, which error summaries link to. */
  id: string;
  onValue: (value: F['value'] & FieldValue) => void;
  /** What is wrong, with paths relative to the field's value. */
  issues: readonly ShownIssue[];
  page: PageView;
};
