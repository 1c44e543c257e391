import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/core/dates.ts';
import type { OwnUserFormRow } from '../../shared/user-forms/user-form.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { CardStates } from '../lists/card-states.tsx';
import { RowLink } from '../lists/list/row-link.tsx';
import { useListLooks } from '../lists/looks/list-looks.ts';
import { readPagesSigned } from '../lists/pages-signed.ts';
import { UserFormStateTag } from '../lists/user-form-state-tag.tsx';
import { userFormState, type UserFormState } from '../lists/user-form-state.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Their last page offers to do them anew. */
const TO_RENEW: ReadonlySet<UserFormState> = new Set(['expired', 'renewal']);

/** For the final page's address the player opens the first unfinished page. */
const pathOf = ({ _id, pagesSigned }: OwnUserFormRow) =>
  staffPaths.userForm('own', _id, readPagesSigned(pagesSigned).total + 2);

function useColumns(): Column<OwnUserFormRow>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('myInductions.form'),
      share: 3,
      cell: (row) => <RowLink to={pathOf(row)}>{row.meta.name}</RowLink>,
    },
    { key: 'company', header: t('myInductions.company'), share: 2, phone: 3, cell: ({ companyName }) => companyName },
    {
      key: 'pages',
      header: t('approval.userForms.pages'),
      phone: 2,
      isLabelled: true,
      cell: ({ pagesSigned }) => pagesSigned,
    },
    {
      key: 'cards',
      header: t('myInductions.cards'),
      isWideOnly: true,
      cell: ({ cardExpiries }) => <CardStates expiries={cardExpiries} />,
    },
    {
      key: 'created',
      header: t('approval.userForms.started'),
      isLabelled: true,
      cell: ({ meta }) => formatDate(meta.created),
    },
    {
      key: 'signed',
      header: t('approval.userForms.signed'),
      isLabelled: true,
      cell: ({ meta }) => meta.signed && formatDate(meta.signed),
    },
    {
      key: 'state',
      header: t('approval.userForms.state'),
      phone: 1,
      cell: ({ meta }) => <UserFormStateTag state={userFormState(meta)} />,
    },
    { key: 'act', header: t('myInductions.act'), phone: 'act', cell: (row) => <Open row={row} /> },
  ];
}

function Open({ row }: { row: OwnUserFormRow }) {
  const { t } = useTranslation();
  const isDone = row.meta.signed !== null;
  const isToRenew = TO_RENEW.has(userFormState(row.meta));
  return (
    <LinkButton to={pathOf(row)} isSmall variant={isDone && !isToRenew ? 'secondary' : 'primary'}>
      {t(isToRenew ? 'myInductions.renew' : isDone ? 'myInductions.open' : 'myInductions.continue')}
      <VisuallyHidden>{row.meta.name}</VisuallyHidden>
    </LinkButton>
  );
}

/** The user's own inductions: the site, the state, and the way to each. */
export function OwnInductionList({ rows }: { rows: readonly OwnUserFormRow[] }) {
  const { t } = useTranslation();
  const { isRoomy } = useListLooks('my-inductions');
  return (
    <DataTable
      caption={t('myInductions.title')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ _id }) => _id}
      isRoomy={isRoomy}
    />
  );
}
