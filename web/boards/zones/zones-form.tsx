import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownProject } from '../../../shared/projects/project.ts';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { SaveBar } from '../../ui/bars/save-bar.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { planUrl } from '../../content/plan/plan-url.ts';
import { PlanField } from './plan-field.tsx';
import { useZonesEdit, type ZonesValues } from './use-zones-edit.ts';
import { zoneFieldId, ZoneRows } from './zone-rows.tsx';
import { planError, ZonesFaults } from './zones-faults.tsx';

/** The zones of a site, saved as a whole over the version that was read. */
export function ZonesForm({ project }: { project: ShownProject }) {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  const edit = useZonesEdit(project);
  const { zones, plan } = edit.values;
  const change = (changed: Partial<ZonesValues>) => {
    edit.forgetError();
    edit.change(changed);
  };
  const nameless = zones.find(({ name }) => name.trim() === '');
  const save = () => {
    setTold(true);
    if (nameless) document.getElementById(zoneFieldId(nameless))?.focus();
    else void edit.save().then(() => setTold(false));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap={5}>
        <Panel title={t('board.zones.title')}>
          <Stack gap={4}>
            <p>{t('board.zones.text')}</p>
            <ZonesFaults edit={edit} />
            <ZoneRows
              zones={zones}
              errorOf={({ name }) => (isTold && name.trim() === '' ? t('board.zones.nameMissing') : undefined)}
              onChange={(changed) => change({ zones: changed })}
            />
          </Stack>
        </Panel>
        <Panel title={t('board.plan.title')}>
          <PlanField
            url={planUrl(project, plan)}
            zones={zones}
            error={planError(t, edit.error)}
            onPlan={(changed) => change({ plan: changed })}
            onZones={(changed) => change({ zones: changed })}
          />
        </Panel>
      </Stack>
      {/* Enter in a field saves, like the bar's button. */}
      <input type="submit" hidden />
      <SaveBar
        isDirty={edit.isDirty}
        isBusy={edit.isSaving}
        onSave={save}
        onDiscard={() => {
          setTold(false);
          edit.discard();
        }}
        saved={edit.isSaved && !edit.isDirty ? t('board.zones.saved') : undefined}
      />
      <LeaveGuard isOn={edit.isDirty} onLeave={() => undefined} />
    </form>
  );
}
