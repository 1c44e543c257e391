import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../app/session.ts';
import { newUuid } from '../app/uuid.ts';
import { Button } from '../ui/button.tsx';
import { PinBoxes } from '../ui/pin-boxes.tsx';
import { emptyPin, pinOf } from '../ui/pin-digits.ts';
import { focusBox } from './focus-box.ts';
import styles from './my-inductions.module.css';

const PIN_LENGTH = 6;
const ID = 'start-pin';

/** Starts an induction as the user's own. The same PIN is asked again under the same key while its answer is unknown. */
function useStart() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const { loggedInUser } = useSession();
  const [asked, setAsked] = useState({ pin: '', key: '' });
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const start = async (pin: string) => {
    const key = asked.pin === pin ? asked.key : newUuid();
    setAsked({ pin, key });
    setBusy(true);
    setError(undefined);
    try {
      const body = { inductionFormPin: pin, userId: loggedInUser?._id };
      const { _id } = await call(userFormApi.start, { query: { language }, body }, { key });
      void navigate(paths.userForm('own', _id, 0));
    } catch (failure) {
      const isUnknown = codeOf(failure) === 'formPinCode404';
      setError(isUnknown ? t('errors.form_not_found') : errorText(t, failure));
      focusBox(ID, 0);
      setBusy(false);
    }
  };
  return { start, error, setError, isBusy };
}

/** The 6 digits of a site's induction form, which start an induction of one's own. */
export function StartForm() {
  const { t } = useTranslation();
  const [digits, setDigits] = useState(() => emptyPin(PIN_LENGTH));
  const { start, error, setError, isBusy } = useStart();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const pin = pinOf(digits);
    if (pin !== undefined) {
      void start(pin);
      return;
    }
    setError(t('pin.incomplete', { total: PIN_LENGTH }));
    focusBox(ID, digits.indexOf(''));
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PinBoxes
        id={ID}
        legend={t('pin.legend')}
        digits={digits}
        onChange={setDigits}
        hint={t('myInductions.start.hint')}
        error={error}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('myInductions.start.submit')}
      </Button>
    </form>
  );
}
