import { useState } from 'react';
import type { PresenceKind } from '../../shared/presence/presence-event.ts';
import { ARRIVAL_COUNTS_MS } from '../../shared/presence/arrival-counts.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { whenFetched } from '../passes/pass-facts.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../ui/icons.tsx';
import styles from './check-in-page.module.css';
import { Noted } from './noted.tsx';
import { noteMyself, type Outcome, type Owner } from './own-notings.ts';
import { useCheckInTexts } from './texts/use-check-in-texts.ts';

type CheckInProps = {
  gateId: string;
  owners: readonly [Owner, ...Owner[]];
  outcome: Outcome | undefined;
  tell: (outcome: Outcome | undefined) => Promise<void>;
};

const KINDS = ['in', 'out'] as const;
const ICONS = { in: ArrowRightIcon, out: ArrowLeftIcon } as const;

/** The last arrival or leaving that this phone noted at the gate, while it counts. */
function lastAt({ lastNoted }: Owner, gateId: string) {
  const counts = lastNoted?.gateId === gateId && Date.now() - Date.parse(lastNoted.at) < ARRIVAL_COUNTS_MS;
  return counts ? lastNoted : undefined;
}

/** The two acts of a worker at a gate, the next one first in sight, and what became of them. */
export function CheckIn({ gateId, owners, outcome, tell }: CheckInProps) {
  const texts = useCheckInTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState(owners[0].userFormId);
  const [pressed, setPressed] = useState<PresenceKind>();
  const owner = owners.find(({ userFormId }) => userFormId === chosen) ?? owners[0];
  const last = lastAt(owner, gateId);
  const next = last?.kind === 'in' ? 'out' : 'in';
  const note = async (kind: PresenceKind) => {
    setPressed(kind);
    await tell(await noteMyself(owner, gateId, kind));
    setPressed(undefined);
  };
  return (
    <>
      {owners.length === 1 ? (
        <p className={styles.name}>{owner.name}</p>
      ) : (
        <SelectField
          id="who"
          label={texts.who}
          value={owner.userFormId}
          onChange={(userFormId) => {
            setChosen(userFormId);
            void tell(undefined);
          }}
          options={owners.map(({ userFormId, name, site }) => ({ value: userFormId, label: `${name}, ${site}` }))}
        />
      )}
      {outcome && <Noted outcome={outcome} />}
      {!outcome && last && <p className={styles.last}>{texts.last[last.kind](whenFetched(last.at, language))}</p>}
      <div className={styles.acts}>
        {KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Button
              key={kind}
              wide
              variant={kind === next ? 'primary' : 'secondary'}
              icon={<Icon />}
              isBusy={pressed === kind}
              disabled={pressed !== undefined && pressed !== kind}
              onClick={() => void note(kind)}
            >
              {pressed === kind ? texts.noting : texts.act[kind]}
            </Button>
          );
        })}
      </div>
    </>
  );
}
