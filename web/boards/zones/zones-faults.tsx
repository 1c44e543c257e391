import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { issuesIn } from '../../../shared/core/errors.ts';
import { codeOf, errorText, issueText } from '../../app/api/error-text.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import { EditConflict } from '../../editing/both-versions.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ZONES_SHAPE, type useZonesEdit } from './use-zones-edit.ts';
import type { EditedZone } from './zone-rows.tsx';

/** What the server says against the picture, which it may find to be none. */
export function planError(t: TFunction, error: unknown): string | undefined {
  const issue = issuesIn(error).find(({ path }) => path === 'plan');
  return issue && issueText(t, issue);
}

const planName = (t: TFunction, plan: string | undefined) =>
  t(plan === undefined ? 'board.plan.absent' : plan.startsWith('data:') ? 'board.plan.fresh' : 'board.plan.title');

/** A share of the plan in percent, as exact as it is kept. */
const percent = (share: number, language: string) =>
  (share * 100).toLocaleString(language, { maximumFractionDigits: 1 });

/** The zones by name, and where one has a place on the plan, whether and where each is marked. */
function zonesText(t: TFunction, zones: readonly EditedZone[], language: string): string {
  const isMarked = zones.some(({ point }) => point);
  const textOf = ({ name, point }: EditedZone) =>
    point
      ? t('board.plan.marked', { name, x: percent(point.x, language), y: percent(point.y, language) })
      : t('board.plan.unmarked', { name });
  return zones.map((zone) => (isMarked ? textOf(zone) : zone.name)).join(', ');
}

/** Why the zones were not saved, and what somebody else has saved meanwhile. */
export function ZonesFaults({ edit }: { edit: ReturnType<typeof useZonesEdit> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { error } = edit;
  return (
    <>
      {error !== undefined && (
        <Alert kind="error" title={t('board.zones.notSaved')} live="alert">
          <p>{codeOf(error) === 'in_use' ? t('board.zones.inUse') : errorText(t, error)}</p>
        </Alert>
      )}
      <EditConflict
        conflict={edit.conflict}
        values={edit.values}
        isSame={ZONES_SHAPE.isSame}
        labelOf={(key) => t(key === 'plan' ? 'board.plan.title' : 'board.zones.title')}
        textOf={(values, key) => (key === 'plan' ? planName(t, values.plan) : zonesText(t, values.zones, language))}
        onChoose={edit.change}
      />
    </>
  );
}
