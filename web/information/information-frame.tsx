import type { ReactNode } from 'react';
import type { Language } from '../../shared/core/fields.ts';
import { INFORMATION_PATHS, PRIVACY_NOTICE_FILE, type InformationPage } from '../app/routing/information-paths.ts';
import { paths } from '../app/routing/paths.ts';
import { WORDMARK } from '../app/shell/product.ts';
import { FRAME_TEXTS } from './frame-texts.ts';

type FrameProps = { page: InformationPage; language: Language; title: string; children: ReactNode };

const LINKED = ['induction', 'cardRegister', 'cookies', 'privacy', 'accessibility'] as const;

function Header({ page, language }: Pick<FrameProps, 'page' | 'language'>) {
  const texts = FRAME_TEXTS[language];
  const other = language === 'fi' ? 'en' : 'fi';
  return (
    <header className="info-header">
      <div className="info-rail">
        <a className="info-wordmark" href={paths.home(language)}>
          <span className="info-tape" aria-hidden="true" />
          {WORDMARK}
        </a>
        <nav className="info-ways" aria-label={texts.waysLabel}>
          <a href={INFORMATION_PATHS[page][other]} lang={other} hrefLang={other}>
            {texts.inOther}
          </a>
          <a className="info-button" href={paths.start}>
            <span className="info-long">{texts.start}</span>
            <span className="info-short">{texts.startShort}</span>
          </a>
        </nav>
      </div>
    </header>
  );
}

function Footer({ page, language }: Pick<FrameProps, 'page' | 'language'>) {
  const texts = FRAME_TEXTS[language];
  return (
    <footer className="info-footer">
      <div className="info-rail">
        <strong>{WORDMARK}</strong>
        <nav className="info-links" aria-label={texts.footerLabel}>
          <a href={paths.home(language)}>{texts.home}</a>
          {LINKED.map((each) => (
            <a key={each} href={INFORMATION_PATHS[each][language]} aria-current={each === page ? 'page' : undefined}>
              {texts.pages[each]}
            </a>
          ))}
          <a href={PRIVACY_NOTICE_FILE} lang="fi">
            {texts.privacyFile}
          </a>
          <a href={paths.login}>{texts.login}</a>
        </nav>
      </div>
    </footer>
  );
}

/** The frame of an information page: the main links above it, links to all others below it. */
export function InformationFrame({ page, language, title, children }: FrameProps) {
  return (
    <>
      <a className="info-skip" href="#main">
        {FRAME_TEXTS[language].skip}
      </a>
      <Header page={page} language={language} />
      <div className="info-ruler" aria-hidden="true" />
      <main id="main" className="info-main" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
      <Footer page={page} language={language} />
    </>
  );
}
