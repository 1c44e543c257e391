import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/session.ts';
import { loggedInSender } from '../../noted/outbox-of-browser.ts';
import type { UnsentPresence as Row } from '../../phone/rows.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { isOf } from '../outbox/next-to-send.ts';
import type { NotedStop } from '../../noted/send-fate.ts';
import { presenceOutbox, usePresenceView } from '../outbox/use-presence-outbox.ts';
import { RefusedNotes } from './refused-notes.tsx';

const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);

const STOPS = {
  network: 'gate.unsent.network',
  login: 'gate.unsent.login',
  failed: 'gate.unsent.failed',
} as const satisfies Record<NotedStop['kind'], string>;

/** What waits on this phone: what goes by itself, what the server refused, and what another user of the company noted. */
export function UnsentPresence() {
  useSession();
  const { rows, stop, isSending } = usePresenceView();
  const sender = loggedInSender();
  const own = rows.filter((row) => isOf(row, sender));
  const waiting = own.filter(({ parking }) => !parking);
  const refused = own.filter(({ parking }) => parking);
  const others = rows.filter((row) => row.company === sender?.company && !isOf(row, sender));
  return (
    <>
      {waiting.length > 0 && stop && <Waiting count={waiting.length} stop={stop} isSending={isSending} />}
      {refused.length > 0 && <RefusedNotes rows={refused} />}
      {others.length > 0 && <OfOthers rows={others} />}
    </>
  );
}

function Waiting({ count, stop, isSending }: { count: number; stop: NotedStop; isSending: boolean }) {
  const { t } = useTranslation();
  return (
    <Alert kind="offline" title={t('gate.unsent.waiting', { count })} live="status">
      <p>{t(STOPS[stop.kind])}</p>
      {stop.kind !== 'login' && (
        <Button variant="secondary" isBusy={isSending} onClick={() => void presenceOutbox().send()}>
          {t('gate.unsent.sendNow')}
        </Button>
      )}
    </Alert>
  );
}

/** Somebody else's notes go when they log in, or under one's own name by a press that says so. */
function OfOthers({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const names = [...new Set(rows.map(({ by }) => by.name))].join(', ');
  const count = rows.length;
  const takeOver = () => {
    setAsked(false);
    void presenceOutbox().takeOver(keysOf(rows));
  };
  return (
    <Alert kind="info" title={t('gate.unsent.ofOthers', { count, names })}>
      <p>{t('gate.unsent.ofOthersText')}</p>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('gate.unsent.takeOver')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('gate.unsent.takeOverTitle', { count })}
        confirmLabel={t('gate.unsent.takeOver')}
        onConfirm={takeOver}
        onCancel={() => setAsked(false)}
      >
        {t('gate.unsent.takeOverText', { names })}
      </ConfirmDialog>
    </Alert>
  );
}
