import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { ImageZoom } from '../../content/image-zoom.tsx';
import { pictureUrl } from '../../content/page-files.ts';
import { permitFiles } from '../state/shown-permit.ts';
import styles from './watch-panel.module.css';

type RoundPhotoProps = { permit: Permit; photo: string; time: string };

/** The photo of a round: one of the permit's files, or one that this phone has not sent. A press opens it full screen. */
export function RoundPhoto({ permit, photo, time }: RoundPhotoProps) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const url = pictureUrl(photo, permitFiles(permit)) ?? '';
  const name = t('permits.watch.photoOf', { time });
  return (
    <>
      <button type="button" className={styles.photo} aria-label={name} onClick={() => setLarge(true)}>
        <img src={url} alt="" />
      </button>
      {isLarge && <ImageZoom url={url} alt={name} onClose={() => setLarge(false)} />}
    </>
  );
}
