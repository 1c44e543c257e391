import { useTranslation } from 'react-i18next';
import type { ImageField } from '../../../../shared/content/blocks/form/field-shape.ts';
import { isWantedType } from '../../../content/fields/picture-limits.ts';
import { Tick } from '../../inspector/tick.tsx';
import styles from './picture-types.module.css';

const TYPES = [
  { name: 'JPEG', type: 'image/jpeg' },
  { name: 'PNG', type: 'image/png' },
  { name: 'WebP', type: 'image/webp' },
] as const;

type PictureTypesProps = {
  field: ImageField;
  id: string;
  /** Takes the types for the field's `accept`; empty allows every picture. */
  onChange: (accept: string) => void;
};

/** The kinds of pictures that a field takes. */
export function PictureTypes({ field, id, onChange }: PictureTypesProps) {
  const { t } = useTranslation();
  const isTicked = (type: string) => isWantedType(field, { name: '', type });
  const change = (changed: string, isWanted: boolean) => {
    const wanted = TYPES.filter(({ type }) => (type === changed ? isWanted : isTicked(type)));
    onChange(wanted.length === TYPES.length ? '' : wanted.map(({ type }) => type).join(','));
  };
  return (
    <fieldset id={`${id}-accept`} className={styles.types}>
      <legend className={styles.legend}>{t('editor.field.accept')}</legend>
      {TYPES.map(({ name, type }) => (
        <Tick
          key={type}
          id={`${id}-accept-${name}`}
          label={name}
          isTicked={isTicked(type)}
          onChange={(isWanted) => change(type, isWanted)}
        />
      ))}
    </fieldset>
  );
}
