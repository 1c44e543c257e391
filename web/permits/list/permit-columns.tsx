import { useTranslation } from 'react-i18next';
import { rowAction } from '../../../shared/permits/permit-moves.ts';
import { isTurnOf, turnAct } from '../../../shared/permits/permit-turn.ts';
import type { PermitRow } from '../../../shared/permits/permit.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useSession } from '../../app/session/session.ts';
import { RowLink } from '../../lists/list/row-link.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useWidthUpTo } from '../../ui/use-width-up-to.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './permit-columns.module.css';
import { PermitPeriod } from '../permit/permit-period.tsx';
import { PermitStateInRow } from '../state/permit-state-tag.tsx';
import type { PermitMoves } from '../moves/use-permit-moves.ts';

function RowAction({ row, moves }: { row: PermitRow; moves: PermitMoves }) {
  const { t } = useTranslation();
  const kind = rowAction(row) ?? 'unarchive';
  const { _id, number, name, project } = row;
  const permit = { _id, number, name, project };
  return (
    <Button
      variant="secondary"
      isSmall
      isBusy={moves.busyId === _id}
      onClick={() =>
        kind === 'delete' || kind === 'cancel' ? moves.ask({ kind, permit }) : moves.make({ kind, permit })
      }
    >
      {t(`permits.act.${kind}`)}
      <VisuallyHidden> {number}</VisuallyHidden>
    </Button>
  );
}

/** Leads into the signing of a permit that waits for the user. */
function SignLink({ row: { _id, number, project, pendingRole } }: { row: PermitRow }) {
  const { t } = useTranslation();
  return (
    <LinkButton to={staffPaths.signPermit(project, _id)} isSmall>
      <span>
        {t(`home.act.${turnAct(pendingRole)}`)}
        <VisuallyHidden> {number}</VisuallyHidden>
      </span>
    </LinkButton>
  );
}

type ActProps = { row: PermitRow; moves: PermitMoves | undefined; userId: string | undefined };

/** The user's signature where it is their turn, and the move of the row: beside the signature where there is room for both, on no phone. */
function RowAct({ row, moves, userId }: ActProps) {
  const isPhone = useWidthUpTo('phone');
  const isNarrow = useWidthUpTo('desk');
  if (!isTurnOf(row, userId)) return moves && !isPhone ? <RowAction row={row} moves={moves} /> : null;
  return (
    <span className={styles.acts}>
      <SignLink row={row} />
      {moves && !isNarrow && <RowAction row={row} moves={moves} />}
    </span>
  );
}

function WaitingFor({ row, userId }: { row: PermitRow; userId: string | undefined }) {
  const { t } = useTranslation();
  const { pendingRole, waitingFor } = row;
  if (pendingRole === null) return null;
  if (isTurnOf(row, userId)) return <strong className={styles.mine}>{t('permits.list.you')}</strong>;
  return waitingFor ?? t(`permits.role.${pendingRole}`);
}

/** The form of a permit, unless its name says it, and its zones. */
function aboutOf({ name, formName, zones }: PermitRow): string | undefined {
  const parts = [...(formName === name ? [] : [formName]), ...zones.map((zone) => zone.name)];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** `moves` is set where the user may write permits. */
export function usePermitColumns(projectId: string, moves: PermitMoves | undefined): Column<PermitRow>[] {
  const { t } = useTranslation();
  const userId = useSession().loggedInUser?._id;
  return [
    {
      key: 'created',
      header: t('permits.list.number'),
      isSortable: true,
      phone: 2,
      isWhole: true,
      cell: ({ number }) => <span className={styles.number}>{number}</span>,
    },
    {
      key: 'name',
      header: t('permits.list.name'),
      isSortable: true,
      isName: true,
      share: 3,
      cell: (row) => (
        <RowLink to={staffPaths.projectPermit(projectId, row._id)} about={aboutOf(row)}>
          {row.name}
        </RowLink>
      ),
    },
    {
      key: 'state',
      header: t('permits.list.state'),
      phone: 1,
      cell: ({ state }) => <PermitStateInRow state={state} />,
    },
    { key: 'period', header: t('permits.list.period'), cell: (row) => <PermitPeriod permit={row} /> },
    {
      key: 'waiting',
      header: t('permits.list.waiting'),
      share: 1,
      phone: 3,
      isWhole: true,
      isTwoLined: true,
      cell: (row) => <WaitingFor row={row} userId={userId} />,
    },
    {
      key: 'act',
      header: t('permits.list.act'),
      phone: 'act',
      cell: (row) => <RowAct row={row} moves={moves} userId={userId} />,
    },
  ];
}
