import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageZoom } from '../image-zoom.tsx';
import { pictureUrl, type PageFiles } from '../page-files.ts';
import styles from './cards.module.css';

type CardThumbnailProps = { imageSrc: string; title: string; files: PageFiles | undefined; isLarge?: boolean };

/** A card's picture, which a press shows full screen; renders nothing without one. */
export function CardThumbnail({ imageSrc, title, files, isLarge = false }: CardThumbnailProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const url = pictureUrl(imageSrc, files);
  if (url === undefined) return null;
  const alt = t('cards.pictureOf', { card: title });
  return (
    <>
      <button
        type="button"
        className={isLarge ? styles.photo : styles.thumbnail}
        aria-label={t('cards.enlarge', { card: title })}
        onClick={() => setOpen(true)}
      >
        <img src={url} alt="" />
      </button>
      {isOpen && <ImageZoom url={url} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
