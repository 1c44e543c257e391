import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isSameJson } from '../../../shared/content/canonical.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { Project } from '../../../shared/projects/project.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { projectKey } from '../../app/shell/use-project.ts';
import { EditConflict } from '../../editing/both-versions.tsx';
import { LeaveGuard } from '../../editing/leave-guard.tsx';
import { useVersionedEdit } from '../../editing/use-versioned-edit.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SaveBar } from '../../ui/bars/save-bar.tsx';
import { zoneFieldId, ZoneRows, type EditedZone } from './zone-rows.tsx';

type Values = { zones: readonly EditedZone[] };

const written = (zones: readonly EditedZone[]) =>
  zones.map(({ _id, name }) => ({ ...(_id && { _id }), name: name.trim() }));
const SHAPE = {
  valuesOf: ({ zones }: Project): Values => ({ zones: zones.map((zone) => ({ ...zone, key: zone._id })) }),
  isSame: (a: unknown, b: unknown) => isSameJson(written(a as EditedZone[]), written(b as EditedZone[])),
};
const namesOf = (zones: readonly EditedZone[]) => zones.map(({ name }) => name).join(', ');

/** The zones of a site, saved as a whole over the version that was read. */
export function ZonesForm({ project }: { project: Project }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isTold, setTold] = useState(false);
  const edit = useVersionedEdit<Project, Values>({
    saved: project,
    shape: SHAPE,
    send: ({ zones }, { _id: id, version }) =>
      call(projectApi.saveZones, { params: { id }, body: { zones: written(zones), version } }),
    onKnown: (current) => queryClient.setQueryData(projectKey(current._id), current),
  });
  const { zones } = edit.values;
  const nameless = zones.find(({ name }) => name.trim() === '');
  const save = () => {
    setTold(true);
    if (nameless) document.getElementById(zoneFieldId(nameless))?.focus();
    else void edit.save().then(() => setTold(false));
  };
  const isInUse = edit.error !== undefined && codeOf(edit.error) === 'in_use';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Panel title={t('board.zones.title')}>
        <Stack gap={4}>
          <p>{t('board.zones.text')}</p>
          {edit.error !== undefined && (
            <Alert kind="other" title={t('board.zones.notSaved')} live="alert">
              <p>{isInUse ? t('board.zones.inUse') : errorText(t, edit.error)}</p>
            </Alert>
          )}
          <EditConflict
            conflict={edit.conflict}
            values={edit.values}
            isSame={SHAPE.isSame}
            labelOf={() => t('board.zones.title')}
            textOf={(values) => namesOf(values.zones)}
            onChoose={edit.change}
          />
          <ZoneRows
            zones={zones}
            errorOf={({ name }) => (isTold && name.trim() === '' ? t('board.zones.nameMissing') : undefined)}
            onChange={(changed) => {
              edit.forgetError();
              edit.change({ zones: changed });
            }}
          />
        </Stack>
      </Panel>
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
