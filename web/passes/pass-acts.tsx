import { useState } from 'react';
import { useLanguage } from '../app/texts/i18n.ts';
import { Button } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { drawPass } from './draw-pass.ts';
import { whenFetched } from './pass-facts.ts';
import styles from './pass-card.module.css';
import { usePassTexts } from './texts/use-pass-texts.ts';
import type { ShownPass } from './use-pass.ts';

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a pass as a picture by one press. */
export function SavePicture({ shown }: { shown: ShownPass }) {
  const texts = usePassTexts();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    const fetched = texts.fetched(whenFetched(shown.fetchedAt, language));
    const picture = await drawPass(shown.pass, texts, fetched).catch(() => undefined);
    if (picture) saveFile(picture, `${texts.title} ${shown.pass.name}.png`);
    setFailed(picture === undefined);
  };
  return (
    <>
      <Button variant="secondary" wide icon={<DownloadIcon />} onClick={() => void save()}>
        {texts.savePicture}
      </Button>
      <output className={styles.small}>{hasFailed && texts.pictureFailed}</output>
    </>
  );
}
