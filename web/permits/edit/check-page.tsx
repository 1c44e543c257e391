import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './check-page.module.css';
import { FactsRead } from '../facts-read.tsx';
import type { BrokenPlace } from './permit-issues.ts';
import { PersonCard } from '../people/person-card.tsx';
import { Overlaps } from '../zones/overlaps.tsx';
import { OwnGrant } from '../people/own-grant.tsx';
import { EndedWarning } from '../state/ended-warning.tsx';
import { nameOf } from '../state/shown-permit.ts';

type CheckPageProps = {
  permit: Permit;
  /** The displayed people, some with an unacceptable required card. */
  persons: readonly PermitPerson[];
  broken: readonly BrokenPlace[];
  pathTo: (index: number) => string;
  /** What is to be known before the permit is sent. */
  notice: ReactNode;
};

/** The people whose required card is unacceptable; the permit may be submitted, but they cannot all sign it. */
function Cardless({ persons }: { persons: readonly PermitPerson[] }) {
  const { t } = useTranslation();
  const cardless = persons.filter(({ cardIsMandatory, cardProblem }) => cardIsMandatory && cardProblem !== null);
  if (cardless.length === 0) return null;
  const hasGrantor = persons.some(({ role }) => role === 'Grantor');
  return (
    <Alert kind="other" title={t('permits.sign.cardsTitle')}>
      <p>{t(hasGrantor ? 'permits.check.cardsGranted' : 'permits.check.cards')}</p>
      <ul className={styles.broken}>
        {cardless.map((person) => (
          <li key={person._id}>
            {nameOf(person)} <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Lists what is missing, each linked to its place; or says that the permit is complete. */
export function CheckPage({ permit, persons, broken, pathTo, notice }: CheckPageProps) {
  const { t } = useTranslation();
  return (
    <>
      {broken.length === 0 ? (
        <Alert kind="success" title={t('permits.check.ready')}>
          <p>{t('permits.check.readyText')}</p>
        </Alert>
      ) : (
        <Alert kind="other" title={t('permits.check.broken', { count: broken.length })}>
          <ul className={styles.broken}>
            {broken.map(({ index, fieldId, message }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- what is missing has no name but its place in the list
              <li key={place}>
                {index === undefined ? (
                  message
                ) : (
                  <Link to={`${pathTo(index)}${fieldId === undefined ? '' : `#${fieldId}`}`}>{message}</Link>
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <EndedWarning permit={permit} todo={t('permits.check.ended')} />
      <Cardless persons={persons} />
      <Overlaps permit={permit} />
      <OwnGrant permit={permit} />
      {notice}
      <Panel title={permit.name.trim() || t('permits.nameless')}>
        <FactsRead permit={permit} />
      </Panel>
    </>
  );
}
