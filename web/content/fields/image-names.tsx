import type { ImageField } from '../../../shared/content/kinds/form-field.ts';
import type { FieldViewProps } from './field-view.ts';
import { ReadValue } from './read-value.tsx';

/** The pictures of a field by their names. */
export function ImageNames({ field }: FieldViewProps<ImageField>) {
  return <ReadValue label={field.label} value={field.value.join(', ')} />;
}
