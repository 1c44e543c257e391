import { useTranslation } from 'react-i18next';
import { signingChain } from '../../../shared/permits/permit-chain.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { useDateTime } from '../../ui/use-date-time.ts';
import { useLanguageName } from '../../ui/use-language-name.ts';
import { PersonCard } from '../people/person-card.tsx';
import { useCollected } from '../sign/use-collected.ts';
import { nameOf } from '../state/shown-permit.ts';
import { PrintedTable } from './printed-table.tsx';

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles repeat the elements' own: a browser forgets those where a narrow screen lays the rows out one below another */
/** Who signs a permit in turn, and how each signature was given. */
export function PrintedSignatures({ permit }: { permit: Permit }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const languageName = useLanguageName();
  const heads = [t('permits.print.role'), t('permits.print.name'), t('permits.print.signed')];
  return (
    <PrintedTable heads={heads}>
      {signingChain(permit.persons).map((person) => (
        <tr key={person._id} role="row">
          <td role="cell">{t(`permits.role.${person.role}`)}</td>
          <td role="cell">
            <strong>{nameOf(person)}</strong>
            {person.company && <div>{person.company}</div>}
            <PersonCard person={person} />
          </td>
          <td role="cell">
            {t(`permits.status.${person.status}`)}
            {person.signed && <div>{dateTime(person.signed)}</div>}
            <PrintedCollected person={person} />
            {person.shownIn && <div>{t('permits.readIn', { language: languageName(person.shownIn.language) })}</div>}
            {person.pinGivenBy && <div>{t('permits.pinGivenBy', { name: person.pinGivenBy })}</div>}
            {person.reason && <div>{t('permits.reasonIs', { reason: person.reason })}</div>}
          </td>
        </tr>
      ))}
    </PrintedTable>
  );
}

function PrintedCollected({ person }: { person: PermitPerson }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const through = useCollected(person);
  const { onPhoneOf, handedOver, tookOver } = person;
  return (
    <>
      {through && <div>{through}</div>}
      {onPhoneOf && <div>{t('permits.phone.of', { name: onPhoneOf.name })}</div>}
      {tookOver && <div>{t('permits.tookOver', { at: dateTime(tookOver.at), name: tookOver.from })}</div>}
      {handedOver && <div>{t('permits.handedOver', { at: dateTime(handedOver.at), name: handedOver.to })}</div>}
    </>
  );
}
