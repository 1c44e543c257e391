import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageBlock } from '../../../../shared/content/blocks/image/shape.ts';
import type { BlockViewProps } from '../../block-view.ts';
import { authoredUrl } from '../../page-files.ts';
import { EnlargeIcon } from '../../file-icons.tsx';
import { Said, useSaidLanguage } from '../../said/said.tsx';
import styles from './view.module.css';
import { ImageZoom } from '../../image-zoom.tsx';

type PictureProps = { url: string; alt: string; isZoomable: boolean };

function Picture({ url, alt, isZoomable }: PictureProps) {
  const { t } = useTranslation();
  const language = useSaidLanguage('alt');
  const [isZoomed, setZoomed] = useState(false);
  const [failedUrl, setFailedUrl] = useState<string>();
  if (failedUrl === url) {
    return (
      <p className={styles.failed}>
        {alt !== '' && <strong lang={language}>{alt}. </strong>}
        {t('blocks.imageFailed')}
      </p>
    );
  }
  const picture = (
    <img className={styles.image} src={url} alt={alt} lang={language} onError={() => setFailedUrl(url)} />
  );
  if (!isZoomable) return picture;
  return (
    <>
      <button type="button" className={styles.zoom} onClick={() => setZoomed(true)}>
        {picture}
        <span className={styles.badge}>
          <EnlargeIcon /> {t('blocks.enlarge')}
        </span>
      </button>
      {isZoomed && <ImageZoom url={url} alt={alt} onClose={() => setZoomed(false)} />}
    </>
  );
}

/** An author's picture in full width; a press enlarges it. Requests nothing where no file is named. */
export function Image({ block, page }: BlockViewProps<ImageBlock, never>) {
  const url = authoredUrl({ folder: 'images', name: block.fileName }, page.files);
  const title = block.title.trim();
  if (!url && title === '')
    return block.alt.trim() === '' ? null : (
      <p>
        <Said path="alt">{block.alt}</Said>
      </p>
    );
  return (
    <figure className={styles.figure}>
      {url && <Picture url={url} alt={block.alt.trim()} isZoomable={page.mode === 'fill'} />}
      {title !== '' && (
        <figcaption className={styles.title}>
          <Said path="title">{title}</Said>
        </figcaption>
      )}
    </figure>
  );
}
