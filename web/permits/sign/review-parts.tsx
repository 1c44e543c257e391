import { type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formPageAt, pageNumber } from '../../../shared/content/pages/page-number.ts';
import type { PermitState } from '../../../shared/permits/permit-state.ts';
import type { Permit, PermitPerson } from '../../../shared/permits/permit.ts';
import { codeOf, errorText } from '../../app/api/error-text.ts';
import { paths } from '../../app/routing/paths.ts';
import { PageBlocks } from '../../content/page-blocks.tsx';
import { SaidTitle } from '../../content/said/said.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { StickyBar } from '../../ui/bars/sticky-bar.tsx';
import { AttachmentList } from '../attachments/attachment-list.tsx';
import { hasAttachments } from '../attachments/attachments.ts';
import { FieldNotices } from '../field/field-notices.tsx';
import { FactsRead } from '../facts-read.tsx';
import { NextStep } from '../state/next-step.tsx';
import { readView, useReadPeople } from '../permit/permit-pages.tsx';
import { saidOf } from '../said-of.ts';
import { PermitPeopleContext } from '../people/permit-people.ts';
import { PermitStateTag } from '../state/permit-state-tag.tsx';
import { type Reviewed } from './review-session.ts';
import { type ReviewedPermit } from './use-reviewed.ts';
import { SaidNotices } from '../permit/said-notices.tsx';
import { SigningChain } from './signing-chain.tsx';
import { useShownState } from '../state/use-shown-state.ts';
import { useDateTime } from '../../ui/use-date-time.ts';
import { ValidityBanner } from '../state/validity-banner.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { hasPastWatches, PastWatches } from '../watch/past-watches.tsx';
import { Overlaps } from '../zones/overlaps.tsx';
import styles from './view-permit-page.module.css';
import { WithNumber } from '../permit/with-number.tsx';

type Link = { permitId: string; pin: string };

/** The reviewer among the permit's people; undefined for a link that only shows it. */
export function reviewerOf({ permit, user }: Reviewed): PermitPerson | undefined {
  const people = permit.handOver ? [...permit.persons, permit.handOver.person] : permit.persons;
  return people.find(({ _id }) => _id === user._id);
}

/** The states that a banner above says. */
const BANNERED: ReadonlySet<PermitState> = new Set(['Approved_valid', 'Approved_suspended', 'Approved_watch']);

type SignedProps = { reviewer: PermitPerson | undefined; box: Ref<HTMLDivElement> };

/** Tells whoever has signed that they have. */
export function SignedNotice({ reviewer, box }: SignedProps) {
  const { t } = useTranslation();
  if (reviewer?.status !== 'Signed') return null;
  return (
    <Alert kind="success" title={t('permits.view.signed')} ref={box}>
      <p>{t('permits.view.signedText', { role: t(`permits.role.${reviewer.role}`) })}</p>
    </Alert>
  );
}

type CoverProps = { permit: Permit; signed: ReactNode; acts: ReactNode };

export function Cover({ permit, signed, acts }: CoverProps) {
  const { t } = useTranslation();
  const state = useShownState(permit);
  return (
    <>
      <ValidityBanner permit={permit} />
      <Row gap={2} across={3} align="center">
        {!BANNERED.has(state) && <PermitStateTag state={state} />}
        <span>{permit.permitFormId.name}</span>
      </Row>
      <NextStep permit={permit} isOnlyRead isBannered />
      {acts}
      {signed}
      <FieldNotices permit={permit} />
      <Overlaps permit={permit} />
      <SaidNotices permit={permit} />
      <FactsRead permit={permit} />
      {hasAttachments(permit) && (
        <Stack as="section" gap={3}>
          <h2>{t('permits.attachments.title')}</h2>
          <AttachmentList permit={permit} />
        </Stack>
      )}
      {hasPastWatches(permit) && (
        <Stack as="section" gap={3}>
          <h2>{t('permits.watch.title')}</h2>
          <PastWatches permit={permit} />
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <h2>{t('permits.chain.title')}</h2>
        <SigningChain persons={permit.persons} />
      </Stack>
    </>
  );
}

export function FormPage({ permit, place }: { permit: Permit; place: number }) {
  const { t } = useTranslation();
  const content = permit.pages[place]?.content ?? [];
  return (
    <PermitPeopleContext value={useReadPeople(permit)}>
      {content.length === 0 ? (
        <p>{t('permits.pages.empty')}</p>
      ) : (
        <PageBlocks key={place} content={content} page={readView(permit, place)} />
      )}
    </PermitPeopleContext>
  );
}

type StepsProps = { link: Link; index: number; count: number; isRead: boolean };

/** The way to the page before and the page after. */
export function Steps({ link: { permitId, pin }, index, count, isRead }: StepsProps) {
  const { t } = useTranslation();
  const to = (page: number) => paths.viewPermit(permitId, pin, page);
  return (
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
  );
}

/** What stays in view at the foot of a phone. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <StickyBar>
      <div className={styles.bar}>{children}</div>
    </StickyBar>
  );
}

type Staleness = Pick<ReviewedPermit, 'fetchedAt' | 'isStale' | 'error'>;

/** Whether the network is away, as far as the last asking tells. */
export const isOffline = ({ isStale, error }: Staleness): boolean =>
  isStale && (error === undefined || codeOf(error) === 'network');

type StaleProps = { state: Staleness; isWatching: boolean };

/** When the permit was fetched, where the network does not give it now, and what needs the network. */
function Stale({ state, isWatching }: StaleProps) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { fetchedAt, isStale, error } = state;
  if (!isStale || fetchedAt === undefined) return null;
  const needs = t(isWatching ? 'permits.view.needsNetworkWatch' : 'permits.view.needsNetwork');
  return (
    <Alert kind="offline" live="status">
      <p>{t('permits.view.fetched', { at: dateTime(fetchedAt) })}</p>
      <p>{isOffline(state) ? needs : errorText(t, error)}</p>
    </Alert>
  );
}

type TopProps = StaleProps & { permit: Permit; index: number; count: number };

/** Which page of which permit is shown, and whether it may be out of date. */
export function Top({ permit, index, count, ...stale }: TopProps) {
  const { t } = useTranslation();
  const place = formPageAt('permit', index);
  const title = index === 0 ? permit.name : (permit.pages[place]?.title ?? '').trim();
  const shown = title || t('permits.pages.untitled', { number: pageNumber(index) });
  return (
    <>
      <p className={styles.where}>
        <WithNumber
          text={t('permits.view.where', { number: permit.number, page: pageNumber(index), total: count })}
          number={permit.number}
        />
      </p>
      <PageHeading title={shown} documentTitle={`${permit.number} ${shown}`}>
        {index > 0 && title !== '' ? <SaidTitle said={saidOf(permit, place)}>{title}</SaidTitle> : undefined}
      </PageHeading>
      <Stale {...stale} />
    </>
  );
}
