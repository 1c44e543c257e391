import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ClaimByCode } from './claim-by-code.tsx';
import { ClaimPinForm } from './claim-pin-form.tsx';
import type { Claimed, Found } from './claiming.ts';
import styles from './my-inductions.module.css';
import { usePutOwnInduction } from './own-inductions.ts';

type Step =
  | { name: 'pin' }
  /** The login does not prove ownership: a code sent to the induction's worker does. */
  | { name: 'code'; found: Found }
  | { name: 'done'; claimed: Claimed };

function Done({ claimed: { found, form }, onRestart }: { claimed: Claimed; onRestart: () => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Alert ref={box} kind="success" title={t('myInductions.claim.doneTitle')}>
        {t('myInductions.claim.done', { name: found.name })}
      </Alert>
      <div className={styles.buttons}>
        <LinkButton to={staffPaths.userForm('own', found._id, form.pages.length + 2)}>
          {t('myInductions.open')}
        </LinkButton>
        <Button variant="secondary" onClick={onRestart}>
          {t('myInductions.claim.another')}
        </Button>
      </div>
    </div>
  );
}

/** Claims an earlier induction: by its 9 digits, and by a code if the login does not prove ownership. */
export function ClaimPanel() {
  const [step, setStep] = useState<Step>({ name: 'pin' });
  const putOwnInduction = usePutOwnInduction();
  const finish = (claimed: Claimed) => {
    putOwnInduction(claimed.form, claimed.found.companyName);
    setStep({ name: 'done', claimed });
  };
  const restart = () => setStep({ name: 'pin' });
  if (step.name === 'code') return <ClaimByCode found={step.found} onClaimed={finish} onCancel={restart} />;
  if (step.name === 'done') return <Done claimed={step.claimed} onRestart={restart} />;
  return <ClaimPinForm onClaimed={finish} onCodeNeeded={(found) => setStep({ name: 'code', found })} />;
}
