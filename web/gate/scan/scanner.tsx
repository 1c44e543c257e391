import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { passIdIn } from '../pass-address.ts';
import styles from './scanner.module.css';
import { useScanner } from './use-scanner.ts';

type ScannerProps = {
  /** The address of the page without the camera. */
  closedPath: string;
  onPass: (passId: string) => void;
};

/** The camera, until it sees the code of a pass; says so where the code is another one, or where there is no camera. */
export function Scanner({ closedPath, onPass }: ScannerProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [isForeign, setForeign] = useState(false);
  const read = useCallback(
    (texts: string[]) => {
      const passId = texts.map(passIdIn).find((id) => id !== undefined);
      setForeign(passId === undefined);
      if (passId !== undefined) onPass(passId);
      return passId !== undefined;
    },
    [onPass],
  );
  const state = useScanner(video, read);
  const hasPicture = state === 'opening' || state === 'reading';
  return (
    <div className={styles.scanner}>
      <video ref={video} className={styles.picture} hidden={!hasPicture} muted playsInline />
      {hasPicture ? (
        <output className={isForeign ? styles.foreign : undefined}>
          {isForeign ? t('gate.scan.foreign') : t(`gate.scan.${state}`)}
        </output>
      ) : (
        <Alert kind="info" title={t(`gate.scan.${state}`)} live="status">
          <p>{t(`gate.scan.${state}Text`)}</p>
        </Alert>
      )}
      <LinkButton to={closedPath} replace variant="secondary" wide>
        {t('gate.scan.close')}
      </LinkButton>
    </div>
  );
}
