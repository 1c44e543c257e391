import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { Button } from '../../ui/button.tsx';
import { NextSigner } from './next-signer.tsx';
import { SignForm } from './sign-form.tsx';
import type { Link, Reading } from './use-reader.ts';
import { type ReviewedPermit } from './use-reviewed.ts';
import styles from './view-permit-page.module.css';

type ReviewActsProps = {
  reading: Reading;
  isRead: boolean;
  /** The pages that were left before their end, from 0. */
  passed: readonly number[];
  onSign: () => void;
};

/** Signing for whoever reads, and handing the phone to the next worker. */
export function ReviewActs({ reading, isRead, passed, onSign }: ReviewActsProps) {
  const { t } = useTranslation();
  const { phone, reader, others } = reading;
  const hint = useId();
  const isTurn = reader?.isTurn === true;
  return (
    <>
      {isTurn && !isRead && (
        <p id={hint} className={styles.hint}>
          {passed.length === 0
            ? t('permits.view.readFirst')
            : t('permits.view.readOn', { pages: passed.map((page) => page + 1).join(', ') })}
        </p>
      )}
      {isTurn && (
        <Button
          wide
          aria-describedby={isRead ? undefined : hint}
          variant={isRead ? 'primary' : 'secondary'}
          disabled={phone.guest !== undefined && !isRead}
          onClick={onSign}
        >
          {t('permits.sign.act')}
        </Button>
      )}
      {others.length > 0 && (
        <Button wide variant={isTurn ? 'secondary' : 'primary'} onClick={phone.ask}>
          {t('permits.phone.next')}
        </Button>
      )}
    </>
  );
}

type DialogsProps = {
  link: Link;
  permit: Permit;
  state: ReviewedPermit;
  reading: Reading;
  signing: SigningHere;
};

/** Whether the reader signs just now; after they have signed, the notice of it has the focus, or without one the heading. */
export function useSigningHere() {
  const [isOpen, setOpen] = useState(false);
  const [signings, setSignings] = useState(0);
  const signedBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (signings > 0) (signedBox.current ?? document.querySelector('h1'))?.focus();
  }, [signings]);
  return {
    isOpen,
    signedBox,
    open: () => setOpen(true),
    close: () => setOpen(false),
    done: () => {
      setOpen(false);
      setSignings((before) => before + 1);
    },
  };
}

type SigningHere = ReturnType<typeof useSigningHere>;

export function ReviewDialogs({ link, permit, state, reading, signing }: DialogsProps) {
  const { phone, reader, others, sign } = reading;
  return (
    <>
      {phone.isAsking && others.length > 0 && (
        <NextSigner link={link} permit={permit} waiting={others} onBegun={phone.begin} onClose={phone.close} />
      )}
      {signing.isOpen && reader?.isTurn && (
        <SignForm
          permit={permit}
          person={reader}
          pin={phone.guest?.pin ?? link.pin}
          sign={async (given) => {
            await sign(given);
            if (phone.guest) signing.close();
            else signing.done();
          }}
          onChanged={(current) => (current && !phone.guest ? state.put(current) : state.retry())}
          onClose={signing.close}
        />
      )}
    </>
  );
}
