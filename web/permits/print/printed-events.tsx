import { useTranslation } from 'react-i18next';
import type { Permit, PermitEvent } from '../../../shared/permits/permit.ts';
import { useDateTime } from '../../ui/use-date-time.ts';
import { OverlapLine } from '../zones/overlaps.tsx';
import { PrintedTable } from './printed-table.tsx';
import { useEventWords } from '../permit/use-event-words.ts';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles repeat the elements' own: a browser forgets those where a narrow screen lays the rows out one below another */
function Row({ event }: { event: PermitEvent }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { who, through, details } = useEventWords()(event);
  return (
    <tr role="row">
      <td role="cell">{dateTime(event.at)}</td>
      <td role="cell">
        <strong>{t(`permits.event.${event.what}`)}</strong>
        {event.overlap && (
          <div>
            <OverlapLine overlap={event.overlap} />
          </div>
        )}
        {details.map((detail) => (
          <div key={detail}>{detail}</div>
        ))}
      </td>
      <td role="cell">
        {who && <div>{who}</div>}
        <div>{through}</div>
      </td>
    </tr>
  );
}

/** The events of a permit on paper, the oldest first: suspensions, extensions with the former end, hand-overs, signatures; rounds stand with their watch. */
export function PrintedEvents({ permit: { history } }: { permit: Permit }) {
  const { t } = useTranslation();
  const heads = [t('permits.print.when'), t('permits.print.what'), t('permits.print.who')];
  return (
    <PrintedTable className="permit-events" heads={heads}>
      {history
        .filter(({ what }) => what !== 'watchRound')
        .reverse()
        .map((event) => (
          <Row key={`${event.at} ${event.what} ${event.person ?? ''}`} event={event} />
        ))}
    </PrintedTable>
  );
}
