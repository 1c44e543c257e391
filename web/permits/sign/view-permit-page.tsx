import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { formPageAt, indexOfFormPage, pageNumber } from '../../../shared/content/page-number.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { mayMove } from '../../../shared/permits/permit-moves.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { AttachmentList } from '../attachments/attachment-list.tsx';
import { hasAttachments } from '../attachments/attachments.ts';
import { FactsRead } from '../facts-read.tsx';
import { NextStep } from '../state/next-step.tsx';
import { readView, useReadPeople } from '../permit/permit-pages.tsx';
import { PermitPeopleContext } from '../people/permit-people.ts';
import { PermitStateTag } from '../state/permit-state-tag.tsx';
import { asReviewer, type Reviewed } from './review-session.ts';
import { SaidNotices } from '../permit/said-notices.tsx';
import { SignForm } from './sign-form.tsx';
import { SigningChain } from './signing-chain.tsx';
import { standingOf } from '../state/shown-permit.ts';
import { useShownState } from '../state/use-shown-state.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import { useReviewed, type ReviewedPermit } from './use-reviewed.ts';
import type { Signing } from './use-signing.ts';
import { ValidityBanner } from '../state/validity-banner.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './view-permit-page.module.css';
import { WithNumber } from '../permit/with-number.tsx';

type Link = { permitId: string; pin: string };

/** The PIN login's answer to a failure (rule 7.3). */
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

/** The reviewer among the permit's people; undefined for a link that only shows it. */
function reviewerOf({ permit, user }: Reviewed): PermitPerson | undefined {
  return permit.persons.find(({ _id }) => _id === user._id);
}

function Cover({ permit, reviewer }: { permit: Permit; reviewer: PermitPerson | undefined }) {
  const { t } = useTranslation();
  const state = useShownState(permit);
  return (
    <>
      <ValidityBanner permit={permit} />
      <Row gap={2} across={3} align="center">
        <PermitStateTag state={state} />
        <span>{permit.permitFormId.name}</span>
      </Row>
      <NextStep permit={permit} isOnlyRead />
      {reviewer?.status === 'Signed' && (
        <Alert kind="success" title={t('permits.view.signed')}>
          <p>{t('permits.view.signedText', { role: t(`permits.role.${reviewer.role}`) })}</p>
        </Alert>
      )}
      <SaidNotices permit={permit} />
      <FactsRead permit={permit} />
      {hasAttachments(permit) && (
        <Stack as="section" gap={3}>
          <h2>{t('permits.attachments.title')}</h2>
          <AttachmentList permit={permit} />
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <h2>{t('permits.chain.title')}</h2>
        <SigningChain persons={permit.persons} />
      </Stack>
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

type PagesProps = { link: Link; index: number; count: number; acts: ReactNode; isRead: boolean };

/** Page navigation, with the acts above it. */
function Bar({ link: { permitId, pin }, index, count, acts, isRead }: PagesProps) {
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
            <LinkButton to={to(index + 1)} variant={isRead ? 'secondary' : 'primary'}>
              {t('permits.pages.next')}
            </LinkButton>
          )}
        </div>
      </div>
    </StickyBar>
  );
}

type TopProps = { permit: Permit; index: number; count: number; error: unknown };

/** Which page of which permit is shown, and whether it may be out of date. */
function Top({ permit, index, count, error }: TopProps) {
  const { t } = useTranslation();
  const title = index === 0 ? permit.name : (permit.pages[formPageAt('permit', index)]?.title ?? '').trim();
  const shown = title || t('permits.pages.untitled', { number: pageNumber(index) });
  return (
    <>
      <p className={styles.where}>
        <WithNumber
          text={t('permits.view.where', { number: permit.number, page: pageNumber(index), total: count })}
          number={permit.number}
        />
      </p>
      <PageHeading title={shown} documentTitle={`${permit.number} ${shown}`} />
      {error !== undefined && (
        <Alert kind="offline" live="status">
          <p>{t('permits.view.stale', { reason: errorText(t, error) })}</p>
        </Alert>
      )}
    </>
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
  const { isRead, end } = useReadToEnd(index, count);
  if (index >= count) return <Navigate to={paths.viewPermit(link.permitId, link.pin, 0)} replace />;
  const isTurn = reviewer?.status === 'Pending' && mayMove(standingOf(permit), 'sign', 'pendingPerson');
  const sign = async (signing: Signing) => {
    const signed = await asReviewer(link, ({ token }) =>
      call(permitApi.sign, { params: { id: permit._id }, body: signing }, { token }),
    );
    state.put(signed);
    setSigning(false);
  };
  return (
    <>
      <div className={styles.page}>
        <Top permit={permit} index={index} count={count} error={state.error} />
        {index === 0 ? (
          <Cover permit={permit} reviewer={reviewer} />
        ) : (
          <FormPage permit={permit} place={formPageAt('permit', index)} />
        )}
        <div key={`end ${index}`} ref={end} aria-hidden="true" />
      </div>
      <Bar
        link={link}
        index={index}
        count={count}
        isRead={isRead}
        acts={
          isTurn && (
            <Button wide variant={isRead ? 'primary' : 'secondary'} onClick={() => setSigning(true)}>
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

/** `/view-permit/{permitId}/{pin}/{pageIndex}`: a permit for one of its people, opened with their PIN and without a login. */
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
