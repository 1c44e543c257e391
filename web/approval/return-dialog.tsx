import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../shared/content/page-number.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { errorText } from '../app/error-text.ts';
import { ReturnedNotice } from '../content/returned-notice.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxRow } from '../ui/checkbox-row.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TypedDialog } from '../ui/typed-dialog.tsx';
import styles from './return-dialog.module.css';

const LONGEST_REASON = 1000;

export type ReturnOrder = { reason: string; pages: number[] };

type ReturnDialogProps = {
  userForm: UserForm;
  name: string;
  isBusy: boolean;
  error: unknown;
  onReturn: (order: ReturnOrder) => void;
  onClose: () => void;
};

/** Whom the worker hears of it from: their e-mail first, then their phone; nobody where neither is known. */
function channelOf({ user }: UserForm): 'email' | 'sms' | 'nobody' {
  if (user.email) return 'email';
  return user.phoneNumber ? 'sms' : 'nobody';
}

function Pages({
  userForm,
  pages,
  error,
  onChange,
}: {
  userForm: UserForm;
  pages: readonly number[];
  error: string | undefined;
  onChange: (pages: number[]) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className={styles.pages} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{t('approval.return.pages')}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {userForm.pages.map(({ title, signed }, place) =>
        signed === null ? null : (
          <CheckboxRow
            // oxlint-disable-next-line react/no-array-index-key -- pages never change places while they are shown
            key={place}
            id={`${id}-${place}`}
            label={`${inductionPageNumber(place)}. ${title}`}
            isChecked={pages.includes(place)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...pages, place].sort((a, b) => a - b) : pages.filter((page) => page !== place))
            }
          />
        ),
      )}
    </fieldset>
  );
}

/** Gives an induction back to its worker: why, which pages, and what the worker will read. */
export function ReturnDialog({ userForm, name, isBusy, error, onReturn, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [pages, setPages] = useState<number[]>([]);
  const [isChecked, setChecked] = useState(false);
  const isReasonMissing = isChecked && reason.trim() === '';
  const arePagesMissing = isChecked && pages.length === 0;
  const submit = () => {
    setChecked(true);
    if (reason.trim() !== '' && pages.length > 0) onReturn({ reason: reason.trim(), pages });
    else document.getElementById(reason.trim() === '' ? 'return-reason' : 'return-pages')?.focus();
  };
  const toMend = pages.map((place) => ({ key: place, title: userForm.pages[place]?.title ?? '' }));
  return (
    <TypedDialog
      isForm
      isTyped={reason !== '' || pages.length > 0}
      onClose={onClose}
      title={t('approval.return.title', { name })}
      actions={(leave) => (
        <>
          <Button variant="secondary" onClick={leave}>
            {t('approval.return.cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={submit}>
            {t('approval.return.confirm')}
          </Button>
        </>
      )}
    >
      <div className={styles.form}>
        {error !== undefined && (
          <Alert kind="other" title={t('approval.return.failed')} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        <p>{t('approval.return.effect')}</p>
        <TextArea
          id="return-reason"
          label={t('approval.return.reason')}
          hint={t('approval.return.reasonHint')}
          error={isReasonMissing ? t('approval.return.reasonMissing') : undefined}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={setReason}
        />
        <div id="return-pages" tabIndex={-1}>
          <Pages
            userForm={userForm}
            pages={pages}
            error={arePagesMissing ? t('approval.return.pagesMissing') : undefined}
            onChange={setPages}
          />
        </div>
        <section className={styles.told} aria-labelledby="return-told">
          <h3 id="return-told">{t('approval.return.told')}</h3>
          <p>{t(`approval.return.channel.${channelOf(userForm)}`)}</p>
          <ReturnedNotice reason={reason.trim() || t('approval.return.reasonHere')} pages={toMend} />
        </section>
      </div>
    </TypedDialog>
  );
}
