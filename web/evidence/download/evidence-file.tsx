import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDate } from '../../../shared/core/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { evidencePage } from './evidence-page.ts';
import type { EvidenceEnd, EvidenceProps, Weighed } from './evidence-props.ts';
import { gatherEvidence, weighEvidence, type Gathering } from './gather-evidence.ts';
import { usePageWords } from './use-page-words.ts';

const MEGABYTE = 1_000_000;

/** Asks for the evidence and for the sizes of its files. */
export async function weigh({ load, places }: EvidenceProps): Promise<Weighed> {
  const [reply, found] = await Promise.all([load(), places()]);
  return { gathering: await weighEvidence(reply, found), places: found };
}

type Progress = { done: number; all: number };

/** Fetches the files of an evidence and saves the ZIP; answers the ZIP's name. */
function useSaving(title: string) {
  const [progress, setProgress] = useState<Progress>();
  const wordsOf = usePageWords();
  const save = async ({ gathering, places }: Weighed): Promise<string> => {
    const all = gathering.files.length;
    const onProgress = (done: number) => setProgress({ done, all });
    onProgress(0);
    const now = new Date();
    const page = evidencePage(gathering.evidence, gathering.files, wordsOf(gathering.evidence, title));
    const zip = await gatherEvidence(gathering, { places, page, now, onProgress });
    const name = fileName([title, localDate(now)], 'zip');
    saveFile(name, zip, 'application/zip');
    return name;
  };
  return { progress, save };
}

/** The size before anything large is fetched. */
function Size({ gathering, onFetch, onCancel }: { gathering: Gathering; onFetch: () => void; onCancel: () => void }) {
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

type EvidenceFileProps = { title: string; weighed: Weighed; onEnd: (end: EvidenceEnd) => void };

/** Tells the size, then fetches the files and saves a ZIP. */
export function EvidenceFile({ title, weighed, onEnd }: EvidenceFileProps) {
  const { t } = useTranslation();
  const { progress, save } = useSaving(title);
  const fetchAll = () =>
    void save(weighed).then(
      (name) => onEnd({ is: 'saved', name }),
      (error: unknown) => onEnd({ is: 'failed', error }),
    );
  if (progress) return <output>{t('evidence.download.fetching', progress)}</output>;
  return <Size gathering={weighed.gathering} onFetch={fetchAll} onCancel={() => onEnd({ is: 'offered' })} />;
}
