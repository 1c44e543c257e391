import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicBar } from '../../app/shell/public-bar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { fileHolder, FileInput } from '../../ui/fields/files/file-input.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { FileInIcon } from '../../ui/staff-icons.tsx';
import { UnreadableZip } from '../zip/read-zip.ts';
import { checkFile, NoEvidence, TooLarge, type Check } from './check-file.ts';
import { CheckResult } from './check-result.tsx';
import { fetchPublished } from './published.ts';
import styles from './verify-page.module.css';

type Reason = 'zip' | 'evidence' | 'large' | 'file';

type State =
  | { is: 'waiting' }
  | { is: 'busy'; name: string; done: number; all: number }
  | { is: 'done'; name: string; check: Check }
  | { is: 'refused'; name: string; reason: Reason };

function reasonOf(error: unknown): Reason {
  if (error instanceof UnreadableZip) return 'zip';
  if (error instanceof TooLarge) return 'large';
  return error instanceof NoEvidence ? 'evidence' : 'file';
}

function useCheck() {
  const [state, setState] = useState<State>({ is: 'waiting' });
  const newest = useRef(0);
  const check = async (file: File) => {
    const own = (newest.current += 1);
    const { name } = file;
    const show = (next: State) => {
      if (newest.current === own) setState(next);
    };
    show({ is: 'busy', name, done: 0, all: 0 });
    try {
      const onProgress = (done: number, all: number) => show({ is: 'busy', name, done, all });
      show({ is: 'done', name, check: await checkFile(file, { published: fetchPublished, onProgress }) });
    } catch (error) {
      show({ is: 'refused', name, reason: reasonOf(error) });
    }
  };
  return { state, check };
}

/** A file is dropped here, or chosen with the button. */
function Drop({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const id = useId();
  return (
    <div className={classNames(fileHolder, styles.drop, isOver && styles.isOver)} aria-busy={isBusy}>
      <FileInput
        id={id}
        accept=".json,.zip,application/json,application/zip"
        onFiles={([file]) => file && onFile(file)}
        onOver={setOver}
      />
      <p>{t('evidence.drop')}</p>
      <label htmlFor={id} className={buttonClass('primary', {})}>
        <FileInIcon />
        {t('evidence.choose')}
      </label>
    </div>
  );
}

function Shown({ state }: { state: State }) {
  const { t } = useTranslation();
  if (state.is === 'waiting') return null;
  if (state.is === 'busy') {
    const { name, done, all } = state;
    return <output>{t(all > 0 ? 'evidence.busyFiles' : 'evidence.busy', { name, done, all })}</output>;
  }
  if (state.is === 'refused')
    return (
      <Alert kind="error" title={t('evidence.result.unreadable.title')} live="alert">
        <p>{t(`evidence.refused.${state.reason}`, { name: state.name })}</p>
      </Alert>
    );
  return (
    <>
      <p className={styles.note}>{t('evidence.checked', { name: state.name })}</p>
      <CheckResult check={state.check} />
      {state.check.verdict.evidence && (
        <div className={styles.acts}>
          <Button variant="secondary" icon={<PrintIcon />} onClick={() => window.print()}>
            {t('evidence.print')}
          </Button>
        </div>
      )}
    </>
  );
}

/** `/tarkista`, `/en/verify`: anybody checks an evidence file, in their browser alone. */
export function VerifyPage() {
  const { t } = useTranslation();
  const { state, check } = useCheck();
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.main}>
        <PageHeading title={t('evidence.title')} />
        <p>{t('evidence.lead')}</p>
        <Drop isBusy={state.is === 'busy'} onFile={(file) => void check(file)} />
        <Shown state={state} />
        <p className={styles.note}>{t('evidence.legal')}</p>
      </main>
    </>
  );
}
