import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { useSession } from '../../app/session/session.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { putPermit } from '../permit-queries.ts';
import { standingOf } from '../state/shown-permit.ts';
import { RoundBar } from './round-bar.tsx';
import { RoundFields, UnsentRounds } from './round-fields.tsx';
import { useRoundNoting } from './use-round-noting.ts';
import { WatchPanel } from './watch-panel.tsx';

/** The watch that runs, where the user is one of those who watch: with their own rounds. */
function OwnWatch({ permit, userId }: { permit: Permit; userId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const put = useCallback((changed: Permit) => putPermit(queryClient, changed), [queryClient]);
  const noting = useRoundNoting({ permitId: permit._id, userId }, put);
  const isRunning = mayMove(standingOf(permit), 'round', 'watch');
  return (
    <>
      <WatchPanel permit={permit} unsent={noting.waiting} />
      <UnsentRounds noting={noting} />
      {isRunning && (
        <Panel title={t('permits.watch.own')}>
          <Stack gap={3}>
            <RoundFields noting={noting} />
            <RoundBar permit={permit} noting={noting} isAway={noting.isAway} />
          </Stack>
        </Panel>
      )}
    </>
  );
}

/** The watch that runs, as a user sees it. */
export function StaffWatch({ permit }: { permit: Permit }) {
  const { loggedInUser } = useSession();
  const isWatching = permit.persons.some(
    ({ userId, isWatch }) => isWatch === true && loggedInUser !== undefined && userId === loggedInUser._id,
  );
  if (!loggedInUser || !isWatching) return <WatchPanel permit={permit} />;
  return <OwnWatch permit={permit} userId={loggedInUser._id} />;
}
