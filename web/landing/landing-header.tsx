import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../shared/core/fields.ts';
import { storeLanguage } from '../app/texts/language-choice.ts';
import { paths } from '../app/routing/paths.ts';
import { WORDMARK } from '../app/shell/product.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { TopBar } from '../ui/bars/top-bar.tsx';
import { Wordmark } from '../ui/bars/wordmark.tsx';
import { goToPart } from './go-to-part.ts';
import styles from './landing-header.module.css';

const LINKED = ['managers', 'safety', 'begin'] as const;

export function LandingHeader({ language }: { language: Language }) {
  const { t } = useTranslation();
  const other = language === 'fi' ? 'en' : 'fi';
  return (
    <TopBar
      width="rail"
      start={<Wordmark to={paths.home(language)} name={WORDMARK} />}
      end={
        <>
          <nav className={styles.parts} aria-label={t('landing.partsLabel')}>
            {LINKED.map((part) => (
              <button key={part} type="button" className={styles.part} onClick={() => goToPart(part)}>
                {t(`landing.part.${part}`)}
              </button>
            ))}
          </nav>
          <Link to={paths.home(other)} lang={other} className={styles.part} onClick={() => storeLanguage(other)}>
            {t(`language.inOther.${other}`)}
          </Link>
          <LinkButton to={paths.login} variant="secondary" isSmall>
            {t('common.login')}
          </LinkButton>
        </>
      }
    />
  );
}
