import { useTranslation } from 'react-i18next';
import { DETAILS_INDEX } from '../../../shared/content/pages/page-number.ts';
import { POSTED } from '../../../shared/user-forms/details.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { ReadValue } from '../../content/fields/read-value.tsx';
import { Button } from '../../ui/button.tsx';
import { askedFields, phoneForReading } from './detail-fields.ts';
import { PlayerFrame } from '../player-frame.tsx';
import type { Player } from '../use-player.ts';
import { useSteps } from '../use-steps.ts';

type ReadName = keyof UserForm['user'];

/** The details in page order, with the business id after the company, since it has no field. */
function readNames({ inductionForm, user }: UserForm): ReadName[] {
  const posted: ReadName[] = user.posted === POSTED ? ['posted'] : [];
  return askedFields(inductionForm.inputSettings, user).flatMap(({ name }): ReadName[] =>
    name === 'company' ? [name, 'businessId', ...posted] : [name],
  );
}

function shownValue({ user }: UserForm, name: ReadName): string {
  const value = user[name] ?? '';
  return name === 'phoneNumber' ? phoneForReading(value) : value;
}

/** The read-only details of a signed induction. */
export function DetailsRead({ player }: { player: Player }) {
  const { form } = player;
  const { t } = useTranslation();
  const { goNext, goBack } = useSteps(player, DETAILS_INDEX);
  return (
    <PlayerFrame
      player={player}
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
      {readNames(form).map((name) => (
        <ReadValue
          key={name}
          label={t(`details.field.${name}`)}
          value={name === 'posted' ? t('details.posted') : shownValue(form, name)}
        />
      ))}
    </PlayerFrame>
  );
}
