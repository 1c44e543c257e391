import { Fragment, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { orderedJson } from '../../../shared/content/answers/canonical.ts';
import { DETAILS_INDEX } from '../../../shared/content/pages/page-number.ts';
import { localDate } from '../../../shared/core/dates.ts';
import type { Issue } from '../../../shared/core/errors.ts';
import { detailsIssues, POSTED } from '../../../shared/user-forms/details.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
// What is typed here is kept without waiting for another file (decision 0085).
import '../sending/save-part.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { CompanyField } from './company-field.tsx';
import { detailErrors } from './detail-errors.ts';
import { askedFields, asksPosted, shapedDetails } from './detail-fields.ts';
import { DetailInput } from './detail-input.tsx';
import { DetailsChoice } from './details-choice.tsx';
import { DetailsRead } from './details-read.tsx';
import { RefusalNotice } from '../form-page/refusal-notice.tsx';
import { PlayerFrame } from '../player-frame.tsx';
import { parkedRefusal, type SaveRefusal } from '../save-refusal.ts';
import { useParked } from '../sending/use-parked.ts';
import type { Player } from '../use-player.ts';
import { useSteps } from '../use-steps.ts';

type Check = { attempt: number; refused: readonly Issue[]; refusal: SaveRefusal | undefined };

const UNCHECKED: Check = { attempt: 0, refused: [], refusal: undefined };

function checkOf(attempt: number, refusal: SaveRefusal): Check {
  return { attempt, refused: refusal.kind === 'broken' ? refusal.issues : [], refusal };
}

/** The first date of a time zone costs a slow phone a tenth of a second: only a check asks for it, no first page. */
function issuesOf({ rules, form }: Player, details: PersonDetails): readonly Issue[] {
  return rules.isChecked ? detailsIssues(details, form.inductionForm.inputSettings, localDate(new Date())) : [];
}

/** Validates the details when the worker continues, and after that each field on change. */
function useDetailsCheck(player: Player, onDone: () => void) {
  const { form, details } = player;
  const parked = parkedRefusal(player.parkingOf('details'));
  const [check, setCheck] = useState(() => (parked ? checkOf(1, parked) : UNCHECKED));
  useParked(parked, (refusal) => setCheck(({ attempt }) => checkOf(attempt + 1, refusal)));
  const shaped = shapedDetails(details);
  const submit = async () => {
    const attempt = check.attempt + 1;
    setCheck({ attempt, refused: [], refusal: undefined });
    if (issuesOf(player, shaped).length > 0) return;
    const isSaved = orderedJson(shaped) === orderedJson(form.user) && !parked;
    const result = isSaved ? undefined : await player.saveDetails(shaped);
    if (!result || result.kind === 'saved' || result.kind === 'kept') onDone();
    else setCheck(checkOf(attempt, result));
  };
  const shown = check.attempt === 0 ? [] : [...issuesOf(player, shaped), ...check.refused];
  return { submit, shown, attempt: check.attempt, refusal: check.refusal };
}

function DetailsForm({ player }: { player: Player }) {
  const { t } = useTranslation();
  const { goNext, goBack } = useSteps(player, DETAILS_INDEX);
  const { submit, shown, attempt, refusal } = useDetailsCheck(player, goNext);
  const errors = detailErrors(t, shown);
  const settings = player.form.inductionForm.inputSettings;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!player.isSaving) void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <PlayerFrame
        player={player}
        index={DETAILS_INDEX}
        title={t('player.details')}
        hasErrors={errors.length > 0}
        refusal={
          <RefusalNotice refusal={refusal} onRetry={() => void submit()}>
            <DetailsChoice player={player} refusal={refusal} onMine={() => void submit()} onDone={goNext} />
          </RefusalNotice>
        }
        summary={
          <ErrorSummary title={t('details.errorTitle', { count: errors.length })} errors={errors} attempt={attempt} />
        }
        bar={
          <>
            <Button variant="secondary" onClick={goBack}>
              {t('common.back')}
            </Button>
            <Button type="submit" wide isBusy={player.isSaving}>
              {t(player.isSaving ? 'player.saving' : 'player.act.save')}
            </Button>
          </>
        }
      >
        <p>{t('details.lead')}</p>
        {askedFields(settings, player.details).map(({ name, isOptional }) => {
          const field = {
            isOptional,
            details: player.details,
            error: errors.find((error) => error.name === name)?.message,
            onDetails: player.typeDetails,
          };
          return name === 'company' ? (
            <Fragment key={name}>
              <CompanyField {...field} findCompanies={player.findCompanies} />
              {asksPosted(settings) && (
                <CheckboxRow
                  id="posted"
                  label={t('details.field.posted')}
                  isChecked={player.details.posted === POSTED}
                  onChange={(isPosted) => player.typeDetails({ ...player.details, posted: isPosted ? POSTED : '' })}
                />
              )}
            </Fragment>
          ) : (
            <DetailInput key={name} name={name} {...field} />
          );
        })}
      </PlayerFrame>
    </form>
  );
}

/** The worker's own details: editable until the induction is signed, then read-only. */
export function DetailsPage({ player }: { player: Player }) {
  const { form, rules } = player;
  const isOpen = form.meta.signed === null || rules.isEditing;
  return isOpen ? <DetailsForm player={player} /> : <DetailsRead player={player} />;
}
