import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useModalDialog } from '../ui/overlays/use-modal-dialog.ts';
import styles from './image-zoom.module.css';

type ImageZoomProps = { url: string; alt: string; onClose: () => void };

/** A picture full screen: fitted at first; a press enlarges it for panning. */
export function ImageZoom({ url, alt, onClose }: ImageZoomProps) {
  const { t } = useTranslation();
  const dialog = useModalDialog();
  const [isLarge, setLarge] = useState(false);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt || t('blocks.image')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.tools}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="secondary" onClick={() => setLarge(!isLarge)}>
          {t(isLarge ? 'blocks.smaller' : 'blocks.larger')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users pan the picture with arrow keys, so it takes the focus */}
      <section className={styles.room} tabIndex={0} aria-label={t('blocks.image')}>
        <img className={classNames(styles.image, isLarge && styles.large)} src={url} alt={alt} />
      </section>
    </dialog>
  );
}
