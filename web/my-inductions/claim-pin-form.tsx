import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { claimAtOnce, findByPin, type Claimed, type Found } from './claiming.ts';
import { PinForm } from './pin-form.tsx';

type ClaimPinFormProps = { onClaimed: (claimed: Claimed) => void; onCodeNeeded: (found: Found) => void };

/** Asks for the 9 digits of an induction, which its receipt shows. */
export function ClaimPinForm({ onClaimed, onCodeNeeded }: ClaimPinFormProps) {
  const { t } = useTranslation();
  const claim = async (pin: string) => {
    const found = await findByPin(pin);
    const form = await claimAtOnce(found._id);
    if (form) onClaimed({ found, form });
    else onCodeNeeded(found);
  };
  return (
    <PinForm
      id="claim-pin"
      length={9}
      legend={t('myInductions.claim.pin')}
      hint={t('myInductions.claim.hint')}
      submitLabel={t('myInductions.claim.submit')}
      onPin={claim}
      reasonOf={(failure) =>
        codeOf(failure) === 'invalid_state' ? t('myInductions.claim.taken') : errorText(t, failure)
      }
    />
  );
}
