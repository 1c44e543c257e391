import { useTranslation } from 'react-i18next';
import type { FormField } from '../../../../shared/content/blocks/form/field-shape.ts';
import type { FormBlock } from '../../../../shared/content/blocks/form/rules.ts';
import { ReadTick } from '../../../content/read-tick.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from '../../print/printed-block.module.css';
import type { PrintedProps } from '../authored-kind.ts';

function Mandatory({ isMandatory }: { isMandatory: boolean }) {
  const { t } = useTranslation();
  return isMandatory ? ` (${t('editor.mandatoryWord')})` : null;
}

/** The space for an answer: options to tick, a line, or more room. */
function Blank({ field }: { field: FormField }) {
  const { t } = useTranslation();
  const options =
    field.type === 'choice' ? field.options : field.type === 'yesno' ? [t('fields.yes'), t('fields.no')] : undefined;
  if (!options)
    return <span className={['textarea', 'signature', 'image'].includes(field.type) ? styles.room : styles.line} />;
  return (
    <div className={styles.ticks}>
      {options.map((option) => (
        <ReadTick key={option} isTicked={false} label={option} />
      ))}
    </div>
  );
}

/** A form's fields as lines to write on; longer texts and signatures get more room. */
export function PrintedForm({ block }: PrintedProps<FormBlock>) {
  return (
    <Stack gap={4}>
      {block.fields.map((field, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the fields of a printed form have no name but their place
        <div key={place} className={styles.field}>
          <strong>
            {field.label}
            <Mandatory isMandatory={field.mandatory} />
          </strong>
          {field.help !== '' && <span className={styles.help}>{field.help}</span>}
          <Blank field={field} />
        </div>
      ))}
    </Stack>
  );
}
