import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { formPageAt, indexOfFormPage, pageNumber } from '../../shared/content/page-number.ts';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { mayMove } from '../../shared/permits/permit-moves.ts';
import type { Permit, PermitPerson } from '../../shared/permits/permit.ts';
import { call } from '../app/call.ts';
import { codeOf, errorText } from '../app/error-text.ts';
import { paths } from '../app/paths.ts';
import { PublicBar } from '../app/public-bar.tsx';
import { PageBlocks } from '../content/page-blocks.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StickyBar } from '../ui/sticky-bar.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { hasAttachments } from './attachments.ts';
import { FactsRead } from './facts-read.tsx';
import { NextStep } from './next-step.tsx';
import { readView, useReadPeople } from './permit-pages.tsx';
import { PermitPeopleContext } from './permit-people.ts';
import { PermitStateTag } from './permit-state-tag.tsx';
import { asReviewer, type Reviewed } from './review-session.ts';
import { SaidNotices } from './said-notices.tsx';
import { SignForm } from './sign-form.tsx';
import { SigningChain } from './signing-chain.tsx';
import { standingOf } from './shown-permit.ts';
import { useShownState } from './use-shown-state.ts';
import { useReviewed, type ReviewedPermit } from './use-reviewed.ts';
import type { Signing } from './use-signing.ts';
import { ValidityBanner } from './validity-banner.tsx';
import styles from './view-permit-page.module.css';
import { WithNumber } from './with-number.tsx';

type Link = { permitId: string; pin: string };

/** What the PIN login answers where it gives nothing (specification 8). */
const AUTHENTICATION_FAILED = 'Authentication failed';

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const isRefused = codeOf(error) === 'unauthorized';
  return (
    <div className={styles.page}>
      <PageHeading title={t('permits.view.failed')} hasErrors />
      <Alert kind={codeOf(error) === 'network' ? 'offline' : 'other'} live="alert">
        <p>{isRefused ? t('permits.view.refused') : errorText(t, error)}</p>
        {isRefused && <p lang="en">{AUTHENTICATION_FAILED}</p>}
      </Alert>
      <div>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </div>
    </div>
  );
}

/** The reviewer among the persons of the permit; nobody where the link only shows it. */
function reviewerOf({ permit, user }: Reviewed): PermitPerson | undefined {
  return permit.persons.find(({ _id }) => _id === user._id);
}

function Cover({ permit, reviewer }: { permit: Permit; reviewer: PermitPerson | undefined }) {
  const { t } = useTranslation();
  const state = useShownState(permit);
  return (
    <>
      <ValidityBanner permit={permit} />
      <div className={styles.state}>
        <PermitStateTag state={state} />
        <span>{permit.permitFormId.name}</span>
      </div>
      <NextStep permit={permit} isOnlyRead />
      {reviewer?.status === 'Signed' && (
        <Alert kind="success" title={t('permits.view.signed')}>
          <p>{t('permits.view.signedText', { role: t(`permits.role.${reviewer.role}`) })}</p>
        </Alert>
      )}
      <SaidNotices permit={permit} />
      <FactsRead permit={permit} />
      {hasAttachments(permit) && (
        <section className={styles.part}>
          <h2>{t('permits.attachments.title')}</h2>
          <AttachmentList permit={permit} />
        </section>
      )}
      <section className={styles.part}>
        <h2>{t('permits.chain.title')}</h2>
        <SigningChain persons={permit.persons} />
      </section>
    </>
  );
}

function FormPage({ permit, place }: { permit: Permit; place: number }) {
  const { t } = useTranslation();
  const content = permit.pages[place]?.content ?? [];
  return (
    <PermitPeopleContext value={useReadPeople(permit)}>
      {content.length === 0 ? (
        <p>{t('permits.pages.empty')}</p>
      ) : (
        <PageBlocks key={place} content={content} page={readView(permit)} />
      )}
    </PermitPeopleContext>
  );
}

type PagesProps = { link: Link; index: number; count: number; acts: ReactNode };

/** Forward and back through the pages, above them what can be done. */
function Bar({ link: { permitId, pin }, index, count, acts }: PagesProps) {
  const { t } = useTranslation();
  const to = (page: number) => paths.viewPermit(permitId, pin, page);
  return (
    <StickyBar>
      <div className={styles.bar}>
        {acts}
        <div className={styles.steps}>
          {index > 0 && (
            <LinkButton to={to(index - 1)} variant="secondary">
              {t('permits.pages.back')}
            </LinkButton>
          )}
          {index + 1 < count && (
            <LinkButton to={to(index + 1)} variant="secondary">
              {t('permits.pages.next')}
            </LinkButton>
          )}
        </div>
      </div>
    </StickyBar>
  );
}

type ReviewProps = { link: Link; reviewed: Reviewed; asked: string; state: ReviewedPermit };

function Review({ link, reviewed, asked, state }: ReviewProps) {
  const { t } = useTranslation();
  const [isSigning, setSigning] = useState(false);
  const { permit } = reviewed;
  const reviewer = reviewerOf(reviewed);
  const count = indexOfFormPage('permit', permit.pages.length);
  const index = /^\d{1,3}$/.test(asked) ? Number(asked) : count;
  if (index >= count) return <Navigate to={paths.viewPermit(link.permitId, link.pin, 0)} replace />;
  const isTurn = reviewer?.status === 'Pending' && mayMove(standingOf(permit), 'sign', 'pendingPerson');
  const title = index === 0 ? permit.name : (permit.pages[formPageAt('permit', index)]?.title ?? '').trim();
  const sign = async (signing: Signing) => {
    const signed = await asReviewer(link, ({ token }) =>
      call(permitApi.sign, { params: { id: permit._id }, body: signing }, { token }),
    );
    state.put(signed);
    setSigning(false);
  };
  const shown = title || t('permits.pages.untitled', { number: pageNumber(index) });
  return (
    <>
      <div className={styles.page}>
        <p className={styles.where}>
          <WithNumber
            text={t('permits.view.where', { number: permit.number, page: pageNumber(index), total: count })}
            number={permit.number}
          />
        </p>
        <PageHeading title={shown} documentTitle={`${permit.number} ${shown}`} />
        {state.error !== undefined && (
          <Alert kind="offline" live="status">
            <p>{t('permits.view.stale', { reason: errorText(t, state.error) })}</p>
          </Alert>
        )}
        {index === 0 ? (
          <Cover permit={permit} reviewer={reviewer} />
        ) : (
          <FormPage permit={permit} place={formPageAt('permit', index)} />
        )}
      </div>
      <Bar
        link={link}
        index={index}
        count={count}
        acts={
          isTurn && (
            <Button wide onClick={() => setSigning(true)}>
              {t('permits.sign.act')}
            </Button>
          )
        }
      />
      {isSigning && isTurn && (
        <SignForm
          permit={permit}
          person={reviewer}
          pin={link.pin}
          sign={sign}
          onChanged={(current) => (current ? state.put(current) : state.retry())}
          onClose={() => setSigning(false)}
        />
      )}
    </>
  );
}

function ReviewScreen({ link, asked }: { link: Link; asked: string }) {
  const { t } = useTranslation();
  const state = useReviewed(link.permitId, link.pin);
  const { reviewed, error, retry } = state;
  const isRefused = error !== undefined && codeOf(error) === 'unauthorized';
  if (reviewed && !isRefused) return <Review link={link} reviewed={reviewed} asked={asked} state={state} />;
  if (error !== undefined) return <Failure error={error} onRetry={retry} />;
  return (
    <div className={styles.page}>
      <Skeleton lines={6} label={t('common.loading')} />
    </div>
  );
}

/** `/view-permit/{permitId}/{pin}/{pageIndex}`: a permit as one of its persons sees it with their PIN, without a login. */
export function ViewPermitPage() {
  const { permitId = '', pin = '', pageIndex } = useParams();
  if (pageIndex === undefined) return <Navigate to={paths.viewPermit(permitId, pin, 0)} replace />;
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.main}>
        <ReviewScreen key={`${permitId} ${pin}`} link={{ permitId, pin }} asked={pageIndex} />
      </main>
    </>
  );
}
