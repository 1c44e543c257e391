import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '../../shared/core/errors.ts';
import { BulkResult } from '../lists/bulk/bulk-result.tsx';
import { CardStates } from '../lists/card-states.tsx';
import { PageFrameContext } from '../lists/page-frame.ts';
import { CopyButton } from '../lists/copy-button.tsx';
import { PinCode } from '../lists/pin-code.tsx';
import { SelectionBar } from '../lists/bulk/selection-bar.tsx';
import { LoadingPage } from '../lists/list/loading-page.tsx';
import { StaffPage } from '../lists/staff-page.tsx';
import { useSelection } from '../lists/bulk/use-selection.ts';
import { UserFormStateTag } from '../lists/user-form-state-tag.tsx';
import { Button } from '../ui/button.tsx';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { Part, State } from './part.tsx';
import { SAMPLE_ROWS } from './sample-list.ts';
import { NOTHING, SAMPLE } from './samples.ts';

/** The staff page around a nested one. */
const OUTER_PAGE = { title: '', place: null };
const FORM_STATES = ['unsigned', 'waiting', 'approved', 'archived'] as const;

function SelectionSample() {
  const { t } = useTranslation();
  const selection = useSelection<(typeof SAMPLE_ROWS)[number]>('');
  const [isGoing, setGoing] = useState(false);
  return (
    <SelectionBar
      selection={{ ...selection, rows: SAMPLE_ROWS }}
      all={{
        isOffered: true,
        total: undefined,
        isWhole: false,
        walkedCount: undefined,
        error: undefined,
        start: NOTHING,
        cancel: NOTHING,
      }}
      bulk={{
        progress: isGoing ? { name: 'save', finished: 1, total: 3 } : undefined,
        cancel: () => setGoing(false),
      }}
      progressText={({ finished, total }) => `${t('unsaved.saving')} ${finished}/${total}`}
      acts={
        <Button isSmall onClick={() => setGoing(true)}>
          {t('unsaved.save')}
        </Button>
      }
    />
  );
}

function BulkParts() {
  const { t } = useTranslation();
  const [first, second, third] = SAMPLE_ROWS;
  const failed = third ? [{ thing: third, error: new AppError('forbidden') }] : [];
  const outcome = { done: first ? [first] : [], failed, left: second ? [second] : [] };
  const acts = { doneText: t('users.saved'), nameOf: ({ name }: { name: string }) => name };
  return (
    <>
      <Part name="selection-bar">
        <State name="rest" isWide>
          <SelectionSample />
        </State>
      </Part>
      <Part name="bulk-result">
        <State name="filled" isWide>
          <BulkResult
            outcome={{ ...outcome, failed: [], left: [] }}
            {...acts}
            onAgain={NOTHING}
            onUndo={NOTHING}
            onClose={NOTHING}
          />
        </State>
        <State name="failed" isWide>
          <BulkResult outcome={outcome} {...acts} onAgain={NOTHING} onUndo={NOTHING} onClose={NOTHING} />
        </State>
      </Part>
    </>
  );
}

const LOADINGS = { loading: null, failed: new Error() } as const;

function LoadingPages() {
  const { t } = useTranslation();
  return (
    <Part name="loading-page">
      {(['loading', 'failed'] as const).map((state) => (
        <State key={state} name={state} isWide>
          <PageFrameContext value={OUTER_PAGE}>
            <LoadingPage
              title={t('permits.one')}
              documentTitle={null}
              failedTitle={t('permits.loadFailed')}
              error={LOADINGS[state]}
              onRetry={NOTHING}
            />
          </PageFrameContext>
        </State>
      ))}
    </Part>
  );
}

/** Parts of staff rows and pages. */
export function RowParts() {
  const { t } = useTranslation();
  return (
    <>
      <Part name="user-form-state-tag">
        {FORM_STATES.map((state) => (
          <State key={state} name="rest">
            <UserFormStateTag state={state} />
          </State>
        ))}
      </Part>
      <Part name="card-states">
        <State name="empty">
          <CardStates expiries={[]} />
        </State>
        <State name="filled">
          <CardStates expiries={[SAMPLE.day, '2020-01-01', '2099-12-31', '']} />
        </State>
      </Part>
      <Part name="pin-code">
        <State name="rest">
          <PinCode pin={SAMPLE.pin} />
        </State>
      </Part>
      <Part name="copy-button">
        <State name="rest">
          <CopyButton text={SAMPLE.pin} label={t('permits.pin.copyLink')} />
        </State>
      </Part>
      <BulkParts />
      <Part name="staff-page">
        <State name="long" isWide>
          <PageFrameContext value={OUTER_PAGE}>
            <StaffPage
              title={SAMPLE.long}
              documentTitle={null}
              back={{ to: staffPaths.kit, label: t('nav.projects') }}
              beside={<UserFormStateTag state="waiting" />}
              about={<span>{SAMPLE.company}</span>}
              actions={<Button>{t('unsaved.save')}</Button>}
            >
              <p>{t('users.empty')}</p>
            </StaffPage>
          </PageFrameContext>
        </State>
      </Part>
      <LoadingPages />
    </>
  );
}
