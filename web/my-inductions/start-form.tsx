import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { useLanguage } from '../app/i18n.ts';
import { paths } from '../app/paths.ts';
import { useSession } from '../app/session.ts';
import { newUuid } from '../app/uuid.ts';
import { PinForm } from './pin-form.tsx';

/** Starts an induction as the user's own. The same PIN is asked again under the same key while its answer is unknown. */
function useStart(): (pin: string) => Promise<void> {
  const language = useLanguage();
  const navigate = useNavigate();
  const { loggedInUser } = useSession();
  const [asked, setAsked] = useState({ pin: '', key: '' });
  return async (pin) => {
    const key = asked.pin === pin ? asked.key : newUuid();
    setAsked({ pin, key });
    const body = { inductionFormPin: pin, userId: loggedInUser?._id };
    const { _id } = await call(userFormApi.start, { query: { language }, body }, { key });
    void navigate(paths.userForm('own', _id, 0));
  };
}

/** The 6 digits of a site's induction form, which start an induction of one's own. */
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
