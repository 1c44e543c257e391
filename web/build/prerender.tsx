import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import i18next from 'i18next';
import type { Language } from '../../shared/core/fields.ts';
import { startWithTexts } from '../app/texts/i18n.ts';
import { LandingRoute } from '../app/routing/landing-route.tsx';
import { paths } from '../app/routing/paths.ts';
import { INFORMATION_PATHS } from '../app/routing/information-paths.ts';
import { WORDMARK } from '../app/shell/product.ts';
import { Shell } from '../app/shell/shell.tsx';
import { INFORMATION, INFORMATION_PAGES } from '../information/information.ts';
import { InformationFrame } from '../information/information-frame.tsx';
import type { PublicPage } from './public-documents.ts';
import { StartPage } from '../start/start-page.tsx';
import { StaffFrame, WorkerFrame } from './waiting-frames.tsx';

type Texts = Readonly<Record<string, unknown>>;

/** The application's prerendered pages by file; only `/` has the part about the service. */
const DRAWN = [
  { kind: 'landing', file: 'fi/landing', location: '/', language: 'fi' },
  { kind: 'landing', file: 'fi/index', location: '/index.html', language: 'fi' },
  { kind: 'landing', file: 'en/landing', location: '/en', language: 'en' },
  { kind: 'start', file: 'fi/start', location: paths.start, language: 'fi' },
  { kind: 'start', file: 'en/start', location: paths.start, language: 'en' },
] as const;
const LANDING_ADDRESSES = { fi: '/', en: '/en' } as const;
const START_ADDRESSES = { fi: paths.start, en: paths.start } as const;

async function markupAt(location: string, screen: ReactNode): Promise<string> {
  // Renders a page in one chunk: streamed chunks need inline scripts, which the site's policy forbids.
  const { prelude } = await prerender(
    <StaticRouter location={location}>
      <Shell>{screen}</Shell>
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

async function drawnPage({ kind, file, location, language }: (typeof DRAWN)[number]): Promise<PublicPage> {
  await i18next.changeLanguage(language);
  const isLanding = kind === 'landing';
  const [title, description] = isLanding
    ? [i18next.t('landing.title'), i18next.t('landing.description')]
    : [i18next.t('start.title'), i18next.t('start.where')];
  return {
    kind,
    file,
    language,
    title: i18next.t('common.documentTitle', { title }),
    description,
    addresses: isLanding ? LANDING_ADDRESSES : START_ADDRESSES,
    markup: await markupAt(location, isLanding ? <LandingRoute /> : <StartPage />),
  };
}

function informationPages(language: Language): PublicPage[] {
  return INFORMATION_PAGES.map((page) => {
    const { title, description, Content } = INFORMATION[page][language];
    const markup = renderToStaticMarkup(
      <InformationFrame page={page} language={language} title={title}>
        <Content />
      </InformationFrame>,
    );
    const file = `${language}/${page}`;
    const addresses = INFORMATION_PATHS[page];
    return {
      kind: 'information',
      file,
      language,
      title: `${title} – ${WORDMARK}`,
      description,
      addresses,
      markup,
    };
  });
}

/** All pages that are readable without scripts. `texts` are the language files. */
export async function publicPages(texts: Readonly<Record<Language, Texts>>): Promise<PublicPage[]> {
  await startWithTexts('fi', texts.fi);
  i18next.addResourceBundle('en', 'translation', texts.en);
  const pages: PublicPage[] = [];
  for (const drawn of DRAWN) pages.push(await drawnPage(drawn));
  return [...pages, ...informationPages('fi'), ...informationPages('en')];
}

/** The public screens that the application draws. */
export const otherAddresses: readonly PublicPage['addresses'][] = [{ fi: paths.verify('fi'), en: paths.verify('en') }];

/** The skeletons that the other pages show until their scripts arrive, by side. */
export function waitingFrames(): Record<'worker' | 'staff', string> {
  const markup = (frame: ReactNode) => renderToStaticMarkup(<StaticRouter location="/">{frame}</StaticRouter>);
  return { worker: markup(<WorkerFrame />), staff: markup(<StaffFrame />) };
}
