import { useTranslation } from 'react-i18next';
import { COMPANY_CHARACTERS, NAME_CHARACTERS } from '../../shared/cards/card-limits.ts';
import type { PageView } from '../content/block-view.ts';
import { CardFields } from '../content/cards/card-fields.tsx';
import { offeredTypes } from '../content/cards/card-form-state.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './staff-card-dialog.module.css';
import type { StaffCardForm } from './use-staff-card-form.ts';

type StaffCardFieldsProps = { id: string; form: StaffCardForm; firstType: string; page: PageView };

/** The person of a card, and the card itself. */
export function StaffCardFields({ id, form, firstType, page }: StaffCardFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      <div className={styles.person}>
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            label={t(`projectCards.${name}`)}
            error={form.personErrors[name]}
            maxLength={NAME_CHARACTERS}
            autoComplete="off"
            value={form.person[name]}
            onChange={(value) => form.setPart({ [name]: value })}
          />
        ))}
        <TextField
          id={`${id}-company`}
          label={t('projectCards.company')}
          isOptional
          maxLength={COMPANY_CHARACTERS}
          autoComplete="off"
          value={form.person.company}
          onChange={(company) => form.setPart({ company })}
        />
      </div>
      <CardFields
        id={id}
        card={form.card}
        types={offeredTypes({ names: [] }, firstType)}
        isImageNeeded={form.isImageNeeded}
        errors={form.errors}
        page={page}
        onChange={form.onChange}
        onPhotoState={form.onPhotoState}
      />
    </div>
  );
}
