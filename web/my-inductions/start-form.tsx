import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/api/call.ts';
import { codeOf, errorText } from '../app/api/error-text.ts';
import { useStaffLanguage } from '../app/texts/i18n.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { useSession } from '../app/session/session.ts';
import { newUuid } from '../app/api/uuid.ts';
import { PinForm } from './pin-form.tsx';

/** Starts an induction as the user's own. Retries of one PIN reuse the key while the answer is unknown. */
function useStart(): (pin: string) => Promise<void> {
  const language = useStaffLanguage();
  const navigate = useNavigate();
  const { loggedInUser } = useSession();
  const [asked, setAsked] = useState({ pin: '', key: '' });
  return async (pin) => {
    const key = asked.pin === pin ? asked.key : newUuid();
    setAsked({ pin, key });
    const body = { inductionFormPin: pin, userId: loggedInUser?._id };
    const { _id } = await call(userFormApi.start, { query: { language }, body }, { key });
    void navigate(staffPaths.userForm('own', _id, 0));
  };
}

/** Asks for the 6 digits of an induction form to start the user's own induction. */
export function StartForm() {
  const { t } = useTranslation();
  const start = useStart();
  return (
    <PinForm
      id="start-pin"
      length={6}
      legend={t('pin.legend')}
      hint={t('myInductions.start.hint')}
      submitLabel={t('myInductions.start.submit')}
      onPin={start}
      reasonOf={(failure) =>
        codeOf(failure) === 'formPinCode404' ? t('errors.form_not_found') : errorText(t, failure)
      }
    />
  );
}
