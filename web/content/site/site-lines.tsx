import { useTranslation } from 'react-i18next';
import type { ProjectTexts } from '../../../shared/content/form-settings.ts';
import { mapUrlOf } from '../map-url.ts';
import { CallableText } from '../text/callable-text.tsx';
import { OutsideLink } from '../text/outside-link.tsx';
import styles from './site.module.css';

/** A site's texts below its name, and its address with a map link. */
export function SiteLines({ project: { title, description, address } }: { project: ProjectTexts }) {
  const { t } = useTranslation();
  const map = mapUrlOf(address);
  return (
    <div className={styles.site}>
      {[...title.slice(1), ...description].map((line) => (
        <p key={line}>
          <CallableText text={line} />
        </p>
      ))}
      {map && (
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>
              <CallableText text={line} />
            </span>
          ))}
          <OutsideLink href={map}>{t('player.map')}</OutsideLink>
        </address>
      )}
    </div>
  );
}
