import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inductionPageNumber } from '../../../shared/content/pages/page-number.ts';
import { isSmsNumber } from '../../../shared/messages/sms-number.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { REASON_CHARACTERS } from '../../../shared/user-forms/user-form-limits.ts';
import { errorText } from '../../app/api/error-text.ts';
import { ReturnedNotice } from '../../content/returned-notice.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TypedDialog } from '../../editing/typed-dialog.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './return-dialog.module.css';

export type ReturnOrder = { reason: string; pages: number[] };

type ReturnDialogProps = {
  userForm: UserForm;
  name: string;
  isBusy: boolean;
  error: unknown;
  onReturn: (order: ReturnOrder) => void;
  onClose: () => void;
};

/** How the worker is notified: by e-mail, otherwise by SMS if the number's country is served, otherwise not at all. */
function channelOf({ user }: UserForm): 'email' | 'sms' | 'notServed' | 'nobody' {
  if (user.email) return 'email';
  if (!user.phoneNumber) return 'nobody';
  return isSmsNumber(user.phoneNumber) ? 'sms' : 'notServed';
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

/** Returns an induction to its worker: the reason, the pages, and a preview of the worker's notice. */
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
      <Stack gap={4}>
        {error !== undefined && (
          <Alert kind="error" title={t('approval.return.failed')} live="alert">
            <p>{errorText(t, error)}</p>
          </Alert>
        )}
        <p>{t('approval.return.effect')}</p>
        <TextArea
          id="return-reason"
          label={t('approval.return.reason')}
          hint={t('approval.return.reasonHint')}
          error={isReasonMissing ? t('approval.return.reasonMissing') : undefined}
          maxLength={REASON_CHARACTERS}
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
        <Stack as="section" gap={2} aria-labelledby="return-told">
          <h3 id="return-told">{t('approval.return.told')}</h3>
          <p>{t(`approval.return.channel.${channelOf(userForm)}`)}</p>
          <ReturnedNotice reason={reason.trim() || t('approval.return.reasonHere')} pages={toMend} />
        </Stack>
      </Stack>
    </TypedDialog>
  );
}
