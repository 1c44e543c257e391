import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './images.module.css';
import type { PendingPicture } from './use-pictures.ts';

type PendingPicturesProps = {
  pictures: readonly PendingPicture[];
  onRetry: (picture: PendingPicture) => void;
  onDrop: (picture: PendingPicture) => void;
};

/** A picture's upload progress, in words and as a bar. */
function Progress({ share }: { share: number }) {
  const { t } = useTranslation();
  const percent = Math.round(share * 100);
  return (
    <>
      <p>{t('pictures.sending', { percent })}</p>
      <progress className={styles.progress} max={100} value={percent} aria-label={t('pictures.progress')} />
    </>
  );
}

/** The pending pictures: running uploads can be cancelled, failed ones retried. */
export function PendingPictures({ pictures, onRetry, onDrop }: PendingPicturesProps) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <Stack as="ul" gap={3}>
      {pictures.map((picture) => (
        <li key={picture.id} className={styles.picture}>
          {picture.refusal?.mayRetry !== false && <img className={styles.thumbnail} src={picture.preview} alt="" />}
          <div className={styles.state}>
            {picture.refusal === undefined ? (
              <Progress share={picture.share} />
            ) : (
              <p role="alert" className={styles.refusal}>
                {picture.refusal.text}
              </p>
            )}
            <Row gap={2}>
              {picture.refusal?.mayRetry && (
                <Button variant="secondary" isSmall onClick={() => onRetry(picture)}>
                  {t('common.retry')}
                </Button>
              )}
              <Button variant="secondary" isSmall onClick={() => onDrop(picture)}>
                {t(picture.refusal === undefined ? 'pictures.cancel' : 'pictures.remove')}
              </Button>
            </Row>
          </div>
        </li>
      ))}
    </Stack>
  );
}
