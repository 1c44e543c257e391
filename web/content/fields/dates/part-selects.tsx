import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { optionsOf } from '../choice-group.tsx';

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute';

type PartSelectsProps<P extends Part> = {
  /** The id of the first select; the others append their part. */
  id: string;
  className: string | undefined;
  parts: readonly P[];
  values: Record<P, string>;
  choices: Record<P, readonly string[]>;
  onChoose: (part: P, value: string) => void;
};

/** The parts of a date or time, each in a native select. */
export function PartSelects<P extends Part>({ id, className, parts, values, choices, onChoose }: PartSelectsProps<P>) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      {parts.map((part, place) => (
        <SelectField
          key={part}
          id={place === 0 ? id : `${id}-${part}`}
          label={t(`fields.${part}`)}
          value={values[part]}
          options={optionsOf(choices[part], values[part])}
          onChange={(value) => onChoose(part, value)}
        />
      ))}
    </div>
  );
}
