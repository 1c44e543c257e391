import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trail, TrailEvent } from '../../../shared/core/trail.ts';
import { evidenceApi } from '../../../shared/evidence/evidence-api.ts';
import { DETAIL_NAMES } from '../../../shared/user-forms/details.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormTrailApi } from '../../../shared/user-forms/user-form-trail-api.ts';
import { call } from '../../app/api/call.ts';
import { errorText } from '../../app/api/error-text.ts';
import { EventTrail } from '../../content/trail/event-trail.tsx';
import { EvidencePanel } from '../../evidence/download/evidence-panel.tsx';
import { userFormPlaces } from '../../evidence/download/file-places.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ShownForm } from '../shown-form.ts';
import { callAsWorker } from '../worker-token.ts';

function useOwnTrail(id: string): { trail?: Trail; error?: unknown } {
  const [found, setFound] = useState<{ trail?: Trail; error?: unknown }>({});
  useEffect(() => {
    let isLeft = false;
    callAsWorker(id, (token) => call(userFormTrailApi.events, { params: { id } }, { token })).then(
      (trail) => !isLeft && setFound({ trail }),
      (error: unknown) => !isLeft && setFound({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [id]);
  return found;
}

function Events({ events }: { events: readonly TrailEvent[] }) {
  const { t } = useTranslation();
  const field = (name: string) => {
    const known = DETAIL_NAMES.find((one) => one === name);
    return known ? t(`details.field.${known}`) : name;
  };
  return <EventTrail events={events} words={{ field }} />;
}

/** A worker's evidence of their own induction, and what happened to it. */
export function OwnRecord({ form: { _id: id, inductionForm } }: { form: ShownForm }) {
  const { t } = useTranslation();
  const { trail, error } = useOwnTrail(id);
  const load = () => callAsWorker(id, (token) => call(evidenceApi.ofUserForm, { params: { id } }, { token }));
  const places = async () =>
    userFormPlaces(await callAsWorker(id, (token) => call(userFormApi.get, { params: { id }, query: {} }, { token })));
  return (
    <Stack gap={4}>
      <EvidencePanel title={`${t('evidence.download.title')} ${inductionForm.name}`} load={load} places={places} />
      <Panel title={t('trail.title')}>
        {trail && <Events events={trail.items} />}
        {!trail && error === undefined && <Skeleton lines={3} label={t('common.loading')} />}
        {error !== undefined && (
          <Alert kind="error" title={t('trail.failed')} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
      </Panel>
    </Stack>
  );
}
