import { useTranslation } from 'react-i18next';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './register-checks.module.css';
import { TaxNumberState } from './tax-number-state.tsx';
import { useBusinessIdLookup, useTaxNumberCheck } from '../moves/use-user-form-acts.ts';

/** Why a register could not be queried; a register without configuration says so, and nothing counts as checked. */
function Failure({ error, missing }: { error: unknown; missing: string }) {
  const { t } = useTranslation();
  if (error === null) return null;
  const isMissing = codeOf(error) === 'not_configured';
  return (
    <Alert kind={isMissing ? 'info' : 'error'} live="alert">
      <p>{isMissing ? missing : errorText(t, error)}</p>
    </Alert>
  );
}

const PARTS = ['isFirstNameRight', 'isLastNameRight', 'isBirthdayRight'] as const;

/** The person's data that the register did not confirm. */
function Mismatches({ check }: { check: NonNullable<UserForm['meta']['taxNumberValidation']> }) {
  const { t } = useTranslation();
  const wrong = PARTS.filter((part) => check[part] === false);
  if (wrong.length === 0) return null;
  return (
    <ul className={styles.wrong}>
      {wrong.map((part) => (
        <li key={part}>{t(`approval.register.${part}`)}</li>
      ))}
    </ul>
  );
}

function TaxNumberPart({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { mutate, isPending, error, data } = useTaxNumberCheck(userForm);
  const check = userForm.meta.taxNumberValidation;
  const registered = [data?.FirstName, data?.LastName].filter(Boolean).join(' ');
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="tax-number-check">
      <h3 id="tax-number-check">{t('approval.person.taxNumber')}</h3>
      {userForm.user.taxNumber ? (
        <>
          <div aria-live="polite">
            <TaxNumberState state={check?.state} />
            {check && (
              <p className={styles.when}>
                {t('approval.register.when', { time: dateTime(check.checkedAt), source: check.source })}
              </p>
            )}
            {check && <Mismatches check={check} />}
            {registered !== '' && <p>{t('approval.register.name', { name: registered })}</p>}
            {data?.state === 'not_checked' && <p>{t('approval.register.noAnswer')}</p>}
          </div>
          <Failure error={error} missing={t('approval.register.noTaxRegister')} />
          <Button variant="secondary" isSmall isBusy={isPending} onClick={() => mutate()}>
            {t(check ? 'approval.register.checkAgain' : 'approval.register.check')}
          </Button>
        </>
      ) : (
        <p>{t('approval.register.noTaxNumber')}</p>
      )}
    </Stack>
  );
}

function BusinessIdPart({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  const { mutate, isPending, error, data } = useBusinessIdLookup(userForm);
  const { user, meta } = userForm;
  const lookup = data ?? meta.businessIdLookup;
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="business-id-check">
      <h3 id="business-id-check">{t('approval.person.businessId')}</h3>
      {user.businessId ? (
        <p>{t('approval.register.businessId.given', { id: user.businessId })}</p>
      ) : (
        <>
          <div aria-live="polite">
            {lookup && (
              <p>
                {t(`approval.register.businessId.${lookup.state}`, {
                  id: lookup.businessId ?? '',
                  company: user.company ?? '',
                })}
              </p>
            )}
          </div>
          <Failure error={error} missing={t('approval.register.noCompanyRegister')} />
          {user.company ? (
            <Button variant="secondary" isSmall isBusy={isPending} onClick={() => mutate()}>
              {t('approval.register.findBusinessId')}
            </Button>
          ) : (
            <p>{t('approval.register.noCompany')}</p>
          )}
        </>
      )}
    </Stack>
  );
}

/** What public registers say about the person and their company, with buttons to query them. */
export function RegisterChecks({ userForm }: { userForm: UserForm }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('approval.register.title')}>
      <Stack gap={5}>
        <TaxNumberPart userForm={userForm} />
        <BusinessIdPart userForm={userForm} />
      </Stack>
    </Panel>
  );
}
