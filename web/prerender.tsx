import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import i18next from 'i18next';
import type { Language } from '../shared/core/fields.ts';
import { startWithTexts } from './app/i18n.ts';
import { LandingRoute } from './app/landing-route.tsx';
import { INFORMATION_PATHS } from './app/information-paths.ts';
import { WORDMARK } from './app/product.ts';
import { Shell } from './app/shell.tsx';
import { INFORMATION, INFORMATION_PAGES } from './information/information.ts';
import { InformationFrame } from './information/information-frame.tsx';
import type { PublicPage } from './public-documents.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The landing pages by their files: what is at `/` alone has the part about the service. */
const LANDINGS = [
  { file: 'fi/landing', location: '/', language: 'fi' },
  { file: 'fi/index', location: '/index.html', language: 'fi' },
  { file: 'en/landing', location: '/en', language: 'en' },
] as const;
const LANDING_ADDRESSES = { fi: '/', en: '/en' } as const;

async function landingMarkup(location: string): Promise<string> {
  // A page in one piece: what comes in pieces is put together by inline scripts, which the policy of the site forbids.
  const { prelude } = await prerender(
    <StaticRouter location={location}>
      <Shell>
        <LandingRoute />
      </Shell>
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

async function landingPage({ file, location, language }: (typeof LANDINGS)[number]): Promise<PublicPage> {
  await i18next.changeLanguage(language);
  const [title, description] = [i18next.t('landing.title'), i18next.t('landing.description')];
  return {
    kind: 'landing',
    file,
    language,
    title: i18next.t('common.documentTitle', { title }),
    description,
    addresses: LANDING_ADDRESSES,
    markup: await landingMarkup(location),
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

/** Every page that can be read without a script. `texts` are the language files. */
export async function publicPages(texts: Readonly<Record<Language, Texts>>): Promise<PublicPage[]> {
  await startWithTexts('fi', texts.fi);
  i18next.addResourceBundle('en', 'translation', texts.en);
  const pages: PublicPage[] = [];
  for (const landing of LANDINGS) pages.push(await landingPage(landing));
  return [...pages, ...informationPages('fi'), ...informationPages('en')];
}
