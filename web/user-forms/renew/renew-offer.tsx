import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dayAfter, formatDate, localDate } from '../../../shared/core/dates.ts';
import { errorText } from '../../app/api/error-text.ts';
import { ProofNote } from '../../app/api/proof-note.tsx';
import { paths } from '../../app/routing/paths.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import { useLanguage } from '../../app/texts/i18n.ts';
import { workerSession } from '../../phone/worker-sessions.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { ShownForm } from '../shown-form.ts';
import { isTakenAsUser } from '../worker-token.ts';
import { renewInduction } from './renew-induction.ts';
import { useRenewTexts } from './texts/use-renew-texts.ts';

/** The first reminder of the last valid day goes out so many days before it. */
const SOON_DAYS = 14;

/** Opens a renewal: at its own address where this phone, or the login, has its keys, else by a code. */
function useOpening(): (userFormId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (userFormId) => {
    const isKept = (await workerSession(userFormId)) !== undefined;
    await navigate(isKept ? paths.page(userFormId, 0) : paths.userFormCode(userFormId), { state: isKept ? null : {} });
  };
}

/** What this induction's worker is to know of a renewal, and the way to it; nothing while there is nothing to say. */
export function RenewOffer({ form }: { form: ShownForm }) {
  const texts = useRenewTexts();
  const open = useOpening();
  const { renewal, validUntil } = form.meta;
  const begun = renewal?.begun;
  const [today] = useState(() => localDate(new Date()));
  const isEnding = Boolean(validUntil) && String(validUntil) <= dayAfter(today, SOON_DAYS);
  if (!renewal || (!renewal.demand && !begun && !isEnding)) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="renew-title">
      <h2 id="renew-title">{texts.title}</h2>
      {begun?.isInForce && (
        <>
          <p>{texts.done}</p>
          <LinkButton to={paths.pass(begun.passId)} wide>
            {texts.newPass}
          </LinkButton>
        </>
      )}
      {begun && !begun.isInForce && (
        <>
          <p>{texts.underWay}</p>
          {isTakenAsUser(form._id) ? (
            <LinkButton to={staffPaths.userForm('own', begun.userFormId, 0)} wide>
              {texts.goOn}
            </LinkButton>
          ) : (
            <Button wide onClick={() => void open(begun.userFormId)}>
              {texts.goOn}
            </Button>
          )}
        </>
      )}
      {!begun && <Start form={form} onBegun={open} />}
    </Stack>
  );
}

function Start({ form, onBegun }: { form: ShownForm; onBegun: (userFormId: string) => Promise<void> }) {
  const texts = useRenewTexts();
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false });
  const { renewal, validUntil } = form.meta;
  const [today] = useState(() => localDate(new Date()));
  const isOver = Boolean(validUntil) && String(validUntil) < today;
  const renew = async () => {
    setState({ isBusy: true });
    try {
      const { userFormId } = await renewInduction(form, language);
      if (isTakenAsUser(form._id)) await navigate(staffPaths.userForm('own', userFormId, 0));
      else await onBegun(userFormId);
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <>
      {renewal?.demand && <p>{texts.demanded(renewal.demand.reason)}</p>}
      {renewal?.demand?.by && <p>{texts.by(formatDate(renewal.demand.by))}</p>}
      {validUntil && <p>{(isOver ? texts.over : texts.soon)(formatDate(validUntil))}</p>}
      <p>{texts.what}</p>
      {state.error !== undefined && (
        <Alert kind="error" title={texts.failed} live="alert">
          {errorText(t, state.error)}
        </Alert>
      )}
      <Button wide isBusy={state.isBusy} onClick={() => void renew()}>
        {state.isBusy ? texts.starting : texts.start}
      </Button>
      {state.isBusy && <ProofNote />}
    </>
  );
}
