import { useTranslation } from 'react-i18next';
import type { ChoiceField, FormField, ImageField } from '../../../../shared/content/blocks/form/field-shape.ts';
import { MAX_IMAGES, MAX_OPTIONS } from '../../../../shared/content/text-limits.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Tick } from '../../inspector/tick.tsx';
import { freshField } from './fresh-field.ts';
import { PictureTypes } from './picture-types.tsx';

const TYPES = ['text', 'textarea', 'yesno', 'choice', 'date', 'time', 'signature', 'image'] as const;
const MOST_MEGABYTES = 10;

type FieldSettingsProps<F extends FormField = FormField> = {
  field: F;
  id: string;
  onChange: (field: FormField, typed?: string) => void;
  errorAt: (path: string) => string | undefined;
};

/** The typed number within the limits; undefined without one. */
function numberOf(text: string, most: number): number | undefined {
  const number = Math.floor(Number(text.replace(/\D/g, '')));
  return number > 0 ? Math.min(number, most) : undefined;
}

/** The limits of a picture field. */
function ImageLimits({ field, id, onChange, errorAt }: FieldSettingsProps<ImageField>) {
  const { t } = useTranslation();
  const { maxCount: _count, maxSizeMb: _size, accept: _accept, ...rest } = field;
  const { maxCount, maxSizeMb, accept } = field;
  const change = (limits: Partial<ImageField>, typed: string) => {
    const all = { maxCount, maxSizeMb, accept, ...limits };
    const set = Object.entries(all).filter(([, value]) => value !== undefined && value !== '');
    onChange({ ...rest, ...Object.fromEntries(set) }, typed);
  };
  return (
    <>
      <TextField
        id={`${id}-maxCount`}
        label={t('editor.field.maxCount')}
        isOptional
        inputMode="numeric"
        error={errorAt('maxCount')}
        value={maxCount === undefined ? '' : String(maxCount)}
        onChange={(text) => change({ maxCount: numberOf(text, MAX_IMAGES) }, 'maxCount')}
      />
      <TextField
        id={`${id}-maxSizeMb`}
        label={t('editor.field.maxSizeMb')}
        isOptional
        inputMode="numeric"
        error={errorAt('maxSizeMb')}
        value={maxSizeMb === undefined ? '' : String(maxSizeMb)}
        onChange={(text) => change({ maxSizeMb: numberOf(text, MOST_MEGABYTES) }, 'maxSizeMb')}
      />
      <PictureTypes field={field} id={id} onChange={(types) => change({ accept: types }, 'accept')} />
    </>
  );
}

/** A choice's options, one per line. */
function Options({ field, id, onChange, errorAt }: FieldSettingsProps<ChoiceField>) {
  const { t } = useTranslation();
  return (
    <TextArea
      id={`${id}-options`}
      label={t('editor.field.options')}
      hint={t('editor.optionsHint')}
      rows={4}
      error={errorAt('options')}
      value={field.options.join('\n')}
      onChange={(lines) =>
        onChange({ ...field, options: lines === '' ? [] : lines.split('\n').slice(0, MAX_OPTIONS) }, 'options')
      }
    />
  );
}

function Rules({ field, id, onChange }: FieldSettingsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Tick
        id={`${id}-mandatory`}
        label={t('editor.field.mandatory')}
        isTicked={field.mandatory}
        onChange={(mandatory) => onChange({ ...field, mandatory })}
      />
      <Tick
        id={`${id}-ifPreviousYes`}
        label={t('editor.field.ifPreviousYes')}
        hint={t('editor.ifPreviousYesHint')}
        isTicked={field.ifPreviousYes}
        onChange={(ifPreviousYes) => onChange({ ...field, ifPreviousYes })}
      />
    </>
  );
}

/** The author's settings of one form field. */
export function FieldSettings(props: FieldSettingsProps) {
  const { field, id, onChange, errorAt } = props;
  const { t } = useTranslation();
  return (
    <>
      <TextField
        id={`${id}-label`}
        label={t('editor.field.fieldLabel')}
        error={errorAt('label')}
        value={field.label}
        onChange={(label) => onChange({ ...field, label }, 'label')}
      />
      <SelectField
        id={`${id}-type`}
        label={t('editor.field.fieldType')}
        value={field.type}
        options={TYPES.map((type) => ({ value: type, label: t(`editor.fieldType.${type}`) }))}
        onChange={(type) => onChange(freshField(TYPES.find((each) => each === type) ?? 'text', field))}
      />
      {field.type === 'choice' && <Options {...props} field={field} />}
      <TextField
        id={`${id}-help`}
        label={t('editor.field.help')}
        isOptional
        error={errorAt('help')}
        value={field.help}
        onChange={(help) => onChange({ ...field, help }, 'help')}
      />
      <Rules {...props} />
      {field.type === 'image' && <ImageLimits {...props} field={field} />}
    </>
  );
}
