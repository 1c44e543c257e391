import { useTranslation } from 'react-i18next';
import { rowAction } from '../../../shared/permits/permit-moves.ts';
import type { PermitRow } from '../../../shared/permits/permit.ts';
import { paths } from '../../app/routing/paths.ts';
import { RowLink } from '../../lists/list/row-link.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './permit-columns.module.css';
import { PermitPeriod } from '../permit/permit-period.tsx';
import { PermitStateTag } from '../state/permit-state-tag.tsx';
import type { MoveKind, PermitMoves } from '../moves/use-permit-moves.ts';

function RowAction({ row, moves }: { row: PermitRow; moves: PermitMoves }) {
  const { t } = useTranslation();
  const kind: MoveKind = rowAction(row) ?? 'unarchive';
  const { _id, number, name, project } = row;
  const move = { kind, permit: { _id, number, name, project } };
  const isAsked = kind === 'delete' || kind === 'cancel';
  return (
    <Button
      variant="secondary"
      isSmall
      isBusy={moves.busyId === _id}
      onClick={() => (isAsked ? moves.ask(move) : moves.make(move))}
    >
      {t(`permits.act.${kind}`)}
      <VisuallyHidden> {number}</VisuallyHidden>
    </Button>
  );
}

function WaitingFor({ row: { pendingRole, waitingFor } }: { row: PermitRow }) {
  const { t } = useTranslation();
  if (pendingRole === null) return null;
  return waitingFor ?? t(`permits.role.${pendingRole}`);
}

/** `moves` is set where the user may write permits. */
export function usePermitColumns(projectId: string, moves: PermitMoves | undefined): Column<PermitRow>[] {
  const { t } = useTranslation();
  const columns: Column<PermitRow>[] = [
    {
      key: 'created',
      header: t('permits.list.number'),
      isSortable: true,
      phone: 2,
      cell: ({ number }) => <span className={styles.number}>{number}</span>,
    },
    {
      key: 'name',
      header: t('permits.list.name'),
      isSortable: true,
      isName: true,
      share: 4,
      cell: ({ _id, name, formName }) => (
        <RowLink to={paths.projectPermit(projectId, _id)} about={formName === name ? undefined : formName}>
          {name}
        </RowLink>
      ),
    },
    { key: 'state', header: t('permits.list.state'), phone: 1, cell: ({ state }) => <PermitStateTag state={state} /> },
    { key: 'period', header: t('permits.list.period'), cell: (row) => <PermitPeriod permit={row} /> },
    {
      key: 'waiting',
      header: t('permits.list.waiting'),
      share: 1,
      phone: 3,
      cell: (row) => <WaitingFor row={row} />,
    },
  ];
  if (moves) {
    const cell = (row: PermitRow) => <RowAction row={row} moves={moves} />;
    columns.push({ key: 'act', header: t('permits.list.act'), isAct: true, cell });
  }
  return columns;
}
