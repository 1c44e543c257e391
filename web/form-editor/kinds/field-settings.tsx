import { useTranslation } from 'react-i18next';
import type { ChoiceField, FormField, ImageField } from '../../../shared/content/kinds/form-field.ts';
import { MAX_IMAGES, MAX_OPTIONS } from '../../../shared/content/text-limits.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Tick } from '../tick.tsx';
import { freshField } from './fresh-field.ts';

const TYPES = ['text', 'textarea', 'yesno', 'choice', 'date', 'time', 'signature', 'image'] as const;
const MOST_MEGABYTES = 10;

type FieldSettingsProps<F extends FormField = FormField> = {
  field: F;
  id: string;
  onChange: (field: FormField, typed?: string) => void;
  errorAt: (path: string) => string | undefined;
};

/** The number that was typed, within the limits; nothing where there is none. */
function numberOf(text: string, most: number): number | undefined {
  const number = Math.floor(Number(text.replace(/\D/g, '')));
  return number > 0 ? Math.min(number, most) : undefined;
}

/** What a picture field may restrict (specification 5). */
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
      <TextField
        id={`${id}-accept`}
        label={t('editor.field.accept')}
        hint={t('editor.acceptHint')}
        isOptional
        error={errorAt('accept')}
        value={accept ?? ''}
        onChange={(text) => change({ accept: text }, 'accept')}
      />
    </>
  );
}

/** The options of a choice, one a line. */
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

/** Everything that an author decides of one field of a form. */
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
      <TextField
        id={`${id}-name`}
        label={t('editor.field.name')}
        hint={t('editor.nameHint')}
        isOptional
        error={errorAt('name')}
        value={field.name}
        onChange={(name) => onChange({ ...field, name }, 'name')}
      />
    </>
  );
}
