import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { PassCard } from '../../passes/pass-card.tsx';
import { SavePicture } from '../../passes/pass-acts.tsx';
import { usePassTexts } from '../../passes/texts/use-pass-texts.ts';
import { usePass } from '../../passes/use-pass.ts';
import { isSharedDevice } from '../../shared-device/shared-mark.ts';
import { Button } from '../../ui/button.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ShownForm } from '../shown-form.ts';
import { NextPerson } from '../shared-device/shared-parts.tsx';
import type { Player } from '../use-player.ts';
import { indexOfExpiredCard } from './expired-card.ts';
import styles from './final-page.module.css';
import { ForgetButton } from './forget-button.tsx';
import { RecordOffer } from './record-offer.tsx';
import { keepCheckInKey } from './keep-check-in-key.ts';

/** Lazy: few inductions are to be renewed. */
const RenewOffer = lazy(() => import('../renew/renew-offer.tsx').then((file) => ({ default: file.RenewOffer })));

type DonePartsProps = { form: ShownForm; pathTo: Player['pathTo']; proof: ReactNode };

/** An expired card is renewed on its page until staff have approved the induction. */
function Next({ form, pathTo }: Omit<DonePartsProps, 'proof'>) {
  const { t } = useTranslation();
  const { renewCard, toCards } = usePassTexts();
  const [today] = useState(() => localDate(new Date()));
  const { meta } = form;
  const isWaiting = waitsForApproval(meta);
  const cardIndex = indexOfExpiredCard(form, today);
  if (!isWaiting && !meta.approved && cardIndex === undefined) return null;
  return (
    <Stack as="section" gap={1} aria-labelledby="next-title">
      <h2 id="next-title">{t('player.done.nextTitle')}</h2>
      {meta.approved && <p>{t('player.done.approvedNext')}</p>}
      {isWaiting && cardIndex === undefined && <p>{t('player.done.waitingNext')}</p>}
      {cardIndex !== undefined && <p>{renewCard}</p>}
      {cardIndex !== undefined && !meta.approved && !meta.archived && (
        <LinkButton to={pathTo(cardIndex)} wide>
          {toCards}
        </LinkButton>
      )}
    </Stack>
  );
}

/** The worker's pass, what happens next, and what to do with this phone. `proof` stands until the pass has come. */
export function DoneParts({ form, pathTo, proof }: DonePartsProps) {
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
      <Next form={form} pathTo={pathTo} />
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
