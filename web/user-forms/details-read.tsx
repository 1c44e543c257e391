import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { ReadValue } from '../content/fields/read-value.tsx';
import { Button } from '../ui/button.tsx';
import { askedFields, phoneForReading, type DetailName } from './detail-fields.ts';
import { DETAILS_INDEX } from './page-indexes.ts';
import { PlayerFrame } from './player-frame.tsx';
import { useSteps } from './use-steps.ts';

function shownValue({ user }: UserForm, name: DetailName): string {
  const value = user[name] ?? '';
  return name === 'phoneNumber' ? phoneForReading(value) : value;
}

/** The details of a signed induction, which its worker cannot change any more. */
export function DetailsRead({ form }: { form: UserForm }) {
  const { t } = useTranslation();
  const { goNext, goBack } = useSteps(form, DETAILS_INDEX);
  return (
    <PlayerFrame
      form={form}
      index={DETAILS_INDEX}
      title={t('player.details')}
      bar={
        <>
          <Button variant="secondary" onClick={goBack}>
            {t('common.back')}
          </Button>
          <Button wide onClick={goNext}>
            {t('player.act.next')}
          </Button>
        </>
      }
    >
      {askedFields(form.inductionForm.inputSettings).map(({ name }) => (
        <ReadValue key={name} label={t(`details.field.${name}`)} value={shownValue(form, name)} />
      ))}
    </PlayerFrame>
  );
}
