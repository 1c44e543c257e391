import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { evidencePage } from './evidence-page.ts';
import type { FilePlaces } from './file-places.ts';
import { gatherEvidence, weighEvidence, type EvidenceReply, type Gathering } from './gather-evidence.ts';
import { usePageWords } from './use-page-words.ts';

export type EvidenceOfferProps = {
  /** Names the file and the page in it. */
  title: string;
  load: () => Promise<EvidenceReply>;
  places: () => FilePlaces | Promise<FilePlaces>;
};

type State =
  | { is: 'offered' }
  | { is: 'weighing' }
  | { is: 'weighed'; gathering: Gathering; places: FilePlaces }
  | { is: 'fetching'; done: number; all: number }
  | { is: 'saved'; name: string }
  | { is: 'failed'; error: unknown };

const MEGABYTE = 1_000_000;

function useDownload({ title, load, places }: EvidenceOfferProps) {
  const [state, setState] = useState<State>({ is: 'offered' });
  const wordsOf = usePageWords();
  const orFailed = (work: Promise<void>) => work.catch((error: unknown) => setState({ is: 'failed', error }));
  const weigh = async () => {
    setState({ is: 'weighing' });
    const [reply, found] = await Promise.all([load(), places()]);
    setState({ is: 'weighed', gathering: await weighEvidence(reply, found), places: found });
  };
  const fetchAll = async ({ gathering, places: found }: Extract<State, { is: 'weighed' }>) => {
    const all = gathering.files.length;
    setState({ is: 'fetching', done: 0, all });
    const now = new Date();
    const page = evidencePage(gathering.evidence, gathering.files, wordsOf(gathering.evidence, title));
    const onProgress = (done: number) => setState({ is: 'fetching', done, all });
    const zip = await gatherEvidence(gathering, { places: found, page, now, onProgress });
    const name = fileName([title, localDate(now)], 'zip');
    saveFile(name, zip, 'application/zip');
    setState({ is: 'saved', name });
  };
  return {
    state,
    weigh: () => void orFailed(weigh()),
    fetchAll: (weighed: Extract<State, { is: 'weighed' }>) => void orFailed(fetchAll(weighed)),
    cancel: () => setState({ is: 'offered' }),
  };
}

/** The size before anything large is fetched. */
function Weighed({
  gathering,
  onFetch,
  onCancel,
}: {
  gathering: Gathering;
  onFetch: () => void;
  onCancel: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { files, bytes, isWithoutPictures } = gathering;
  const megabytes = (Math.max(1, Math.round(bytes / (MEGABYTE / 10))) / 10).toLocaleString(i18n.language);
  return (
    <Stack gap={3} align="start">
      <output>{t('evidence.download.size', { count: files.length, megabytes })}</output>
      {isWithoutPictures && <p>{t('evidence.download.tooLarge')}</p>}
      <Row gap={3}>
        <Button icon={<DownloadIcon />} onClick={onFetch}>
          {t('evidence.download.fetch')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** "Lataa todiste": tells the size, then fetches the files and saves a ZIP. */
export function EvidenceOffer(props: EvidenceOfferProps) {
  const { t } = useTranslation();
  const { state, weigh, fetchAll, cancel } = useDownload(props);
  if (state.is === 'weighed')
    return <Weighed gathering={state.gathering} onFetch={() => fetchAll(state)} onCancel={cancel} />;
  if (state.is === 'fetching')
    return <output>{t('evidence.download.fetching', { done: state.done, all: state.all })}</output>;
  return (
    <Stack gap={3} align="start">
      {state.is === 'failed' && (
        <Alert kind="other" title={t('evidence.download.failed')} live="alert">
          <p>{errorText(t, state.error)}</p>
        </Alert>
      )}
      {state.is === 'saved' && <output>{t('evidence.download.saved', { name: state.name })}</output>}
      <Button variant="secondary" icon={<DownloadIcon />} isBusy={state.is === 'weighing'} onClick={weigh}>
        {t('evidence.download.act')}
      </Button>
    </Stack>
  );
}
