import { useTranslation } from 'react-i18next';
import type { SaidTexts } from '../../../shared/content/poster/poster.ts';
import type { ProjectTexts } from '../../../shared/content/forms/form-settings.ts';
import { mapUrlOf } from '../map-url.ts';
import { CallableText } from '../text/callable-text.tsx';
import { OutsideLink } from '../text/outside-link.tsx';
import styles from './site.module.css';

/** `said` is absent where all of them are in the language of the screen. */
type SiteLinesProps = { project: ProjectTexts; said?: SaidTexts | undefined };

/** A site's texts below its name, and its address with a map link. */
export function SiteLines({ project: { title, description, address }, said }: SiteLinesProps) {
  const { t } = useTranslation();
  const map = mapUrlOf(address);
  return (
    <div className={styles.site}>
      {title.slice(1).map((line) => (
        <p key={line} lang={said?.base}>
          <CallableText text={line} />
        </p>
      ))}
      {description.map((line, place) => (
        <p
          key={line}
          lang={said && (said.marks[`project.description.${place}`] === 'base' ? said.base : said.language)}
        >
          <CallableText text={line} />
        </p>
      ))}
      {map && (
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line} lang={said?.base}>
              <CallableText text={line} />
            </span>
          ))}
          <OutsideLink href={map}>{t('player.map')}</OutsideLink>
        </address>
      )}
    </div>
  );
}
