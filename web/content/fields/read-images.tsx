import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl, type PageFiles } from '../page-files.ts';
import styles from './images.module.css';
import { ReadValue } from './read-value.tsx';
import readStyles from './read-value.module.css';

type ReadImagesProps = { label: ReactNode; names: readonly string[]; files: PageFiles | undefined };

/** A field's pictures for reading and printing; a dash without any. */
export function ReadImages({ label, names, files }: ReadImagesProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const urls = names.map((name) => pictureUrl(name, files)).filter((url) => url !== undefined);
  if (urls.length === 0) return <ReadValue label={label} value="" />;
  return (
    <figure aria-labelledby={labelId}>
      <p id={labelId} className={readStyles.label}>
        {label}
      </p>
      <div className={styles.read}>
        {urls.map((url, place) => (
          <img key={url} className={styles.readImage} src={url} alt={t('pictures.number', { number: place + 1 })} />
        ))}
      </div>
    </figure>
  );
}
