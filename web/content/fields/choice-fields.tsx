import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceField, TextField } from '../../../shared/content/blocks/form/field-shape.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { Said } from '../said/said.tsx';
import { fieldTexts } from './field-texts.tsx';
import type { FieldViewProps } from './field-view.ts';
import { ReadValue } from './read-value.tsx';

type Choices = { choices: readonly { value: string; label: ReactNode }[] };

function OneOf({ field, id, issues, onValue, page, choices }: FieldViewProps<ChoiceField | TextField> & Choices) {
  const { mandatory, value } = field;
  const { label, help } = fieldTexts(field);
  if (page.mode === 'read' || page.openness !== 'open') {
    return <ReadValue label={label} value={choices.find((choice) => choice.value === value)?.label ?? value} />;
  }
  return (
    <ChoiceButtons
      id={id}
      label={label}
      help={help}
      isOptional={!mandatory}
      error={issues[0]?.message}
      choices={choices}
      chosen={value}
      onChoose={onValue}
    />
  );
}

/** One of the author's options. */
export function OneOfMany(props: FieldViewProps<ChoiceField>) {
  const { options, shown = options } = props.field;
  const choices = options.map((value, place) => ({
    value,
    label: <Said path={`options.${place}`}>{shown[place] ?? value}</Said>,
  }));
  return <OneOf {...props} choices={choices} />;
}

/** Yes or no. */
export function YesOrNo(props: FieldViewProps<TextField>) {
  const { t } = useTranslation();
  return (
    <OneOf
      {...props}
      choices={[
        { value: 'yes', label: t('fields.yes') },
        { value: 'no', label: t('fields.no') },
      ]}
    />
  );
}
