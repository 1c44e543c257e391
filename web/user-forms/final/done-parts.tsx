import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { PassCard } from '../../passes/pass-card.tsx';
import { SavePicture } from '../../passes/pass-acts.tsx';
import { usePass } from '../../passes/use-pass.ts';
import { isSharedDevice } from '../../shared-device/shared-mark.ts';
import { Button } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ShownForm } from '../shown-form.ts';
import { NextPerson } from '../shared-device/shared-parts.tsx';
import styles from './final-page.module.css';
import { ForgetButton } from './forget-button.tsx';
import { RecordOffer } from './record-offer.tsx';
import { keepCheckInKey } from './keep-check-in-key.ts';

/** Lazy: few inductions are to be renewed. */
const RenewOffer = lazy(() => import('../renew/renew-offer.tsx').then((file) => ({ default: file.RenewOffer })));

type DonePartsProps = { form: ShownForm; proof: ReactNode };

function Next({ meta }: Pick<ShownForm, 'meta'>) {
  const { t } = useTranslation();
  const isWaiting = waitsForApproval(meta);
  if (!isWaiting && !meta.approved) return null;
  return (
    <Stack as="section" gap={1} aria-labelledby="next-title">
      <h2 id="next-title">{t('player.done.nextTitle')}</h2>
      <p>{t(isWaiting ? 'player.done.waitingNext' : 'player.done.approvedNext')}</p>
    </Stack>
  );
}

/** The worker's pass, what happens next, and what to do with this phone. `proof` stands until the pass has come. */
export function DoneParts({ form, proof }: DonePartsProps) {
  const { t } = useTranslation();
  const { shown } = usePass(form.passId ?? '');
  const isShared = isSharedDevice();
  // Without a network, or after a refusal, the next opening asks again.
  useEffect(() => void (shown && keepCheckInKey(form._id, shown.pass).catch(() => undefined)), [form._id, shown]);
  return (
    <>
      {shown ? <PassCard shown={shown} /> : proof}
      {form.meta.renewal && (
        <Suspense fallback={null}>
          <RenewOffer form={form} />
        </Suspense>
      )}
      <Next meta={form.meta} />
      <div className={styles.actions}>
        {shown && !isShared && <SavePicture shown={shown} />}
        <Button variant="secondary" wide icon={<PrintIcon />} onClick={() => window.print()}>
          {t('player.done.print')}
        </Button>
        {!isShared && (
          <Suspense fallback={null}>
            <RecordOffer form={form} />
          </Suspense>
        )}
        {isShared ? (
          <NextPerson form={form} />
        ) : (
          <>
            <ForgetButton form={form} />
            <p className={styles.note}>{t('player.done.forgetNote')}</p>
          </>
        )}
      </div>
    </>
  );
}
