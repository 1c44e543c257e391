import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workerApi } from '../../shared/workers/worker-api.ts';
import type { Worker } from '../../shared/workers/worker.ts';
import { call } from '../app/api/call.ts';
import { errorText } from '../app/api/error-text.ts';
import { personName } from '../lists/person-name.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { usePutWorker, type WholeWorker } from './worker-queries.ts';

const MOST_FOUND = '10';

type JoinedProps = { projectId: string; worker: WholeWorker };

/** Joins another line of the same person, or parts one. */
function usePlacing({ projectId, worker }: JoinedProps) {
  const put = usePutWorker(projectId);
  const { _id: workerId, version } = worker;
  return useMutation({
    mutationFn: ({ act, other }: { act: 'join' | 'part'; other: string }) =>
      call(workerApi[act], { params: { id: projectId, workerId }, body: { version, other } }),
    onSuccess: put,
  });
}

function useFound(projectId: string, q: string) {
  return useQuery({
    queryKey: ['workers-found', projectId, q],
    queryFn: ({ signal }) =>
      call(workerApi.list, { params: { id: projectId }, query: { q, limit: MOST_FOUND } }, { signal }),
    enabled: q.trim() !== '',
  });
}

function Line({ line, label, onPress }: { line: Worker; label: string; onPress: () => void }) {
  const { t } = useTranslation();
  const name = personName(line) ?? t('workers.noName');
  return (
    <li>
      <Row gap={3} align="center">
        <span>{[name, line.employer].filter(Boolean).join(', ')}</span>
        <Button variant="secondary" isSmall aria-label={`${label}: ${name}`} onClick={onPress}>
          {label}
        </Button>
      </Row>
    </li>
  );
}

/** The lines that were joined to this one, and a search for another of the same person. */
export function JoinedWorkers({ projectId, worker }: JoinedProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const placing = usePlacing({ projectId, worker });
  const { data: found } = useFound(projectId, q);
  const others = (found?.items ?? []).filter(({ _id }) => _id !== worker._id);
  return (
    <Stack as="section" gap={2}>
      <h3>{t('workers.samePerson')}</h3>
      {placing.error && (
        <Alert kind="error" live="alert">
          {errorText(t, placing.error)}
        </Alert>
      )}
      {worker.joined.length > 0 && (
        <Stack as="ul" gap={2}>
          {worker.joined.map((line) => (
            <Line
              key={line._id}
              line={line}
              label={t('workers.part')}
              onPress={() => placing.mutate({ act: 'part', other: line._id })}
            />
          ))}
        </Stack>
      )}
      <SearchField
        id="worker-other"
        label={t('workers.findOther')}
        placeholder={t('workers.name')}
        value={q}
        onSearch={setQ}
      />
      {others.length > 0 && (
        <Stack as="ul" gap={2}>
          {others.map((line) => (
            <Line
              key={line._id}
              line={line}
              label={t('workers.join')}
              onPress={() => placing.mutate({ act: 'join', other: line._id })}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
