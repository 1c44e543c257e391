import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Trail } from '../../shared/core/trail.ts';
import { LoadFailure } from './load-failure.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import type { ComponentType } from 'react';

export type TrailSource = {
  /** Of what: it parts the trails in this tab's memory. */
  of: string;
  load: (signal: AbortSignal) => Promise<Trail>;
  /** How the events look. */
  Events: ComponentType<{ events: Trail['items'] }>;
};

/** What happened to a thing, as it is now; it is read anew whenever it is opened. */
export function TrailContents({ of, load, Events }: TrailSource) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['trail', of],
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
    throwOnError: false,
  });
  if (data) return <Events events={data.items} />;
  if (!error) return <Skeleton lines={3} label={t('common.loading')} />;
  return <LoadFailure error={error} onRetry={refetch} title={t('trail.failed')} />;
}

export function TrailPanel(source: TrailSource) {
  const { t } = useTranslation();
  return (
    <Panel title={t('trail.title')}>
      <TrailContents {...source} />
    </Panel>
  );
}
