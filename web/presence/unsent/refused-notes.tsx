import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnsentPresence } from '../../phone/rows.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { presenceOutbox } from '../outbox/use-presence-outbox.ts';
import { refusalText } from './refusal-text.ts';

/** What the server does not take: each with the reason and what to do, until it is sent anew or removed. */
export function RefusedNotes({ rows }: { rows: readonly UnsentPresence[] }) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<UnsentPresence>();
  const what = useWhat();
  const remove = () => {
    setLeaving(undefined);
    if (leaving) void presenceOutbox().remove([leaving.key]);
  };
  return (
    <Alert kind="error" title={t('gate.unsent.refused', { count: rows.length })} live="alert">
      <Stack as="ul" gap={3}>
        {rows.map((row) => (
          <li key={row.key}>
            <p>
              <strong>{what(row)}</strong> {row.project.name}
            </p>
            <p>{refusalText(t, row.parking?.code ?? 'system_error')}</p>
            <Row gap={2}>
              <Button variant="secondary" onClick={() => void presenceOutbox().retry([row.key])}>
                {t('gate.unsent.sendAgain')}
              </Button>
              <Button variant="ghost" onClick={() => setLeaving(row)}>
                {t('gate.unsent.remove')}
              </Button>
            </Row>
          </li>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('gate.unsent.removeTitle')}
        confirmLabel={t('gate.unsent.remove')}
        isDangerous
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      >
        {leaving && t('gate.unsent.removeText', { what: what(leaving) })}
      </ConfirmDialog>
    </Alert>
  );
}

/** What was noted, of whom and when, in words. */
function useWhat(): (row: UnsentPresence) => string {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  return (row) => {
    const when = dateTime(row.at);
    if (row.what !== 'note') return t(`gate.unsent.what.${row.what}`, { when });
    return t(`gate.unsent.what.${row.kind}`, { name: row.name || t('gate.noName'), when });
  };
}
