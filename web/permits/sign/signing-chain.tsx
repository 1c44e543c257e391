import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { signingChain } from '../../../shared/permits/permit-chain.ts';
import type { PermitPerson } from '../../../shared/permits/permit.ts';
import { PhoneLink } from '../../content/text/callable-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { ClockIcon, CrossIcon, EyeIcon } from '../../ui/icons.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { PersonCard } from '../people/person-card.tsx';
import { useCollected } from './use-collected.ts';
import { nameOf } from '../state/shown-permit.ts';
import styles from './signing-chain.module.css';

type Act = (person: PermitPerson) => ReactNode;

const MARKS = { Waiting: null, Pending: <ClockIcon />, Signed: <CheckIcon />, Rejected: <CrossIcon /> } as const;

/** By what a signature was given, and on from whom or to whom the permit went. */
function Collected({ person }: { person: PermitPerson }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const through = useCollected(person);
  const { handedOver, tookOver } = person;
  return (
    <>
      {through && <p className={styles.more}>{through}</p>}
      {tookOver && (
        <p className={styles.more}>{t('permits.tookOver', { at: dateTime(tookOver.at), name: tookOver.from })}</p>
      )}
      {handedOver && (
        <p className={styles.more}>{t('permits.handedOver', { at: dateTime(handedOver.at), name: handedOver.to })}</p>
      )}
    </>
  );
}

/** A person's name, employer, number and card. */
function Who({ person }: { person: PermitPerson }) {
  const { company, phoneNumber } = person;
  return (
    <>
      <p className={styles.name}>{nameOf(person)}</p>
      {company && <p className={styles.more}>{company}</p>}
      {phoneNumber && (
        <p className={styles.more}>
          <PhoneLink number={phoneNumber} />
        </p>
      )}
      <PersonCard person={person} />
    </>
  );
}

function Step({ person, act }: { person: PermitPerson; act?: Act | undefined }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { role, status, signed, reason, pinGivenBy, onPhoneOf, pinAskedBy } = person;
  return (
    <li
      className={classNames(styles.step, styles[status.toLowerCase()])}
      aria-current={status === 'Pending' ? 'step' : undefined}
    >
      <span className={styles.mark}>{MARKS[status]}</span>
      <div className={styles.text}>
        <p className={styles.role}>{t(`permits.role.${role}`)}</p>
        <Who person={person} />
        <p className={styles.status}>
          {t(`permits.status.${status}`)}
          {signed && ` ${dateTime(signed)}`}
        </p>
        <Collected person={person} />
        {pinGivenBy && <p className={styles.more}>{t('permits.pinGivenBy', { name: pinGivenBy })}</p>}
        {onPhoneOf && <p className={styles.more}>{t('permits.phone.of', { name: onPhoneOf.name })}</p>}
        {pinAskedBy && <p className={styles.more}>{t('permits.pinAskedBy', { name: pinAskedBy.name })}</p>}
        {reason && <p className={styles.more}>{t('permits.reasonIs', { reason })}</p>}
        {act?.(person)}
      </div>
    </li>
  );
}

type SigningChainProps = {
  persons: readonly PermitPerson[];
  /** The acts on a person, below their name. */
  act?: Act | undefined;
};

/** Who watches after the work and signs nothing; a watch that has a role stands in the chain. */
function Watchers({ persons, act }: SigningChainProps) {
  const { t } = useTranslation();
  const watchers = persons.filter(({ isWatch, role }) => isWatch === true && role === 'NoRole');
  if (watchers.length === 0) return null;
  return (
    <ul className={styles.watchers}>
      {watchers.map((person) => (
        <li key={person._id} className={styles.step}>
          <span className={styles.mark}>
            <EyeIcon />
          </span>
          <div className={styles.text}>
            <p className={styles.role}>{t('permits.role.watch')}</p>
            <Who person={person} />
            {act?.(person)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The signers in order, and the progress; then the watch. */
export function SigningChain({ persons, act }: SigningChainProps) {
  const { t } = useTranslation();
  const chain = signingChain(persons);
  if (chain.length === 0) return <p>{t('permits.noChain')}</p>;
  return (
    <div>
      <ol className={styles.chain}>
        {chain.map((person) => (
          <Step key={person._id} person={person} act={act} />
        ))}
      </ol>
      <Watchers persons={persons} act={act} />
    </div>
  );
}
