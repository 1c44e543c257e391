import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../lists/load-failure.tsx';
import { ActNotice } from '../lists/bulk/act-notice.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { FailureAlert } from '../ui/feedback/failure-alert.tsx';
import { BothVersions } from '../editing/both-versions.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { ErrorSummary } from '../ui/fields/error-summary.tsx';
import { LoadingBar } from '../ui/feedback/loading-bar.tsx';
import { NoticeBar } from '../ui/feedback/notice-bar.tsx';
import { SaveBar } from '../ui/bars/save-bar.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { StickyBar } from '../ui/bars/sticky-bar.tsx';
import { Kept } from './kept.tsx';
import { Part, State } from './part.tsx';
import { NOTHING, SAMPLE } from './samples.ts';

const ALERTS = ['info', 'success', 'other', 'error', 'offline'] as const;

type CalledProps = { children: (isShown: boolean, hide: () => void) => ReactNode };

/** A button opens a part that takes the focus or covers the page. */
function Called({ children }: CalledProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button variant="secondary" isSmall aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t('kit.show')}
      </Button>
      {children(isShown, () => setShown(false))}
    </>
  );
}

function SummaryParts() {
  const { t } = useTranslation();
  const errors = [
    { fieldId: 'text-failed', message: t('details.broken.company') },
    { fieldId: 'area-failed', message: t('details.missing.firstName') },
  ];
  return (
    <>
      <Part name="error-summary">
        <State name="opened" isWide>
          <Called>
            {(isShown) => <ErrorSummary title={t('details.errorTitle', { count: 2 })} errors={isShown ? errors : []} />}
          </Called>
        </State>
      </Part>
      <Part name="both-versions">
        <State name="opened" isWide>
          <Called>
            {(isShown) =>
              isShown && (
                <Kept first={true as boolean}>
                  {(isMine, onChoose) => (
                    <BothVersions
                      rows={[
                        {
                          key: 'name',
                          label: t('users.name'),
                          mine: SAMPLE.name,
                          saved: SAMPLE.long,
                          isMine,
                          onChoose,
                        },
                      ]}
                    />
                  )}
                </Kept>
              )
            }
          </Called>
        </State>
      </Part>
    </>
  );
}

function NoticeParts() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="notice-bar">
        <State name="opened">
          <Called>
            {(isShown, hide) => (
              <NoticeBar
                notice={
                  isShown
                    ? { key: 1, text: t('users.saved'), action: { label: t('lists.undo'), onPress: hide } }
                    : undefined
                }
                onClose={hide}
              />
            )}
          </Called>
        </State>
      </Part>
      <Part name="act-notice">
        <State name="opened">
          <Called>
            {(isShown, hide) => (
              <ActNotice again={{ label: t('lists.undo'), onPress: hide }} onClose={hide}>
                {isShown && t('users.saved')}
              </ActNotice>
            )}
          </Called>
        </State>
      </Part>
      <Part name="loading-bar">
        <State name="opened">
          <Called>{(isShown) => <LoadingBar isLoading={isShown} />}</Called>
        </State>
      </Part>
    </>
  );
}

function BarParts() {
  const { t } = useTranslation();
  const acts = { onSave: NOTHING, onDiscard: NOTHING };
  return (
    <>
      <Part name="save-bar">
        <State name="filled" isWide>
          <SaveBar isDirty isBusy={false} {...acts} />
        </State>
        <State name="busy" isWide>
          <SaveBar isDirty isBusy {...acts} />
        </State>
        <State name="rest" isWide>
          <SaveBar isDirty={false} isBusy={false} saved={t('users.saved')} {...acts} />
        </State>
      </Part>
      <Part name="sticky-bar">
        <State name="rest" isWide>
          <StickyBar>
            <Button variant="secondary">{t('common.back')}</Button>
            <Button wide>{t('common.continue')}</Button>
          </StickyBar>
        </State>
      </Part>
    </>
  );
}

/** Alerts, notices and empty states. */
export function SaidParts() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="alert">
        {ALERTS.map((kind) => (
          <State key={kind} name="rest" isWide>
            <Alert kind={kind}>
              <p>{t('unsaved.leaveText')}</p>
            </Alert>
          </State>
        ))}
        <State name="long" isWide>
          <Alert kind="other" title={SAMPLE.long}>
            <p>{SAMPLE.long}</p>
          </Alert>
        </State>
      </Part>
      <Part name="failure-alert">
        <State name="failed" isWide>
          <FailureAlert failure={{ text: t('errors.requestFailed'), attempt: 1 }} title={t('login.failedTitle')} />
        </State>
      </Part>
      <Part name="load-failure">
        <State name="failed" isWide>
          <LoadFailure error={undefined} onRetry={NOTHING} title={t('lists.failedTitle')} />
        </State>
      </Part>
      <SummaryParts />
      <NoticeParts />
      <BarParts />
      <Part name="empty-state">
        <State name="empty" isWide>
          <EmptyState
            text={t('users.empty')}
            example={t('users.example')}
            action={<Button>{t('users.create')}</Button>}
          />
        </State>
      </Part>
      <Part name="skeleton">
        <State name="loading" isWide>
          <Skeleton lines={3} label={t('common.loading')} />
        </State>
      </Part>
    </>
  );
}
