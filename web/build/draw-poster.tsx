import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import type { DrawPoster, Poster, PosterPage } from '../../shared/content/poster/poster.ts';
import { paths } from '../app/routing/paths.ts';
import { Shell } from '../app/shell/shell.tsx';
import { startWithTexts } from '../app/texts/i18n.ts';
import { PosterPart } from '../content/site/poster-part.tsx';
import { DrawnPosterContext } from '../start/drawn-poster.ts';
import { OpeningPage } from '../start/opening-page.tsx';
import { escapeHtml } from './escape-html.ts';

/** The page's frame, which stands for a screen until the scripts have come. */
const FRAME = /<div id="app">.*<\/div>(?=\s*<div id="start-failed")/s;

function markupOf(poster: Poster): string {
  return renderToString(
    <StaticRouter location={paths.startWithPin(poster.pin)}>
      <DrawnPosterContext value={{ told: poster, Part: PosterPart }}>
        <Shell>
          <Routes>
            <Route path="/s/:pin" element={<OpeningPage />} />
          </Routes>
        </Shell>
      </DrawnPosterContext>
    </StaticRouter>,
  );
}

async function speak(language: string, texts: PosterPage['texts']): Promise<void> {
  if (!i18next.isInitialized) await startWithTexts('fi', {});
  i18next.addResourceBundle(language, 'translation', texts);
  await i18next.changeLanguage(language);
}

async function draw({ page, texts, language, poster }: PosterPage): Promise<string> {
  const told = escapeHtml(JSON.stringify(poster));
  // The early script reads it before the body is there.
  if ('code' in poster)
    return page
      .replace('<html ', '<html data-missed ')
      .replace('<div id="app">', `<div id="app" data-poster="${told}">`);
  await speak(language, texts);
  const title = escapeHtml(i18next.t('common.documentTitle', { title: poster.siteName }));
  const drawn = `<div id="app" data-drawn="${language}" data-poster="${told}">${markupOf(poster)}</div>`;
  return page
    .replace('<html lang="fi"', `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(FRAME, () => drawn);
}

let turn: Promise<unknown> = Promise.resolve();

/** Draws one page after the other: the texts of the interface are those of one language. */
export const drawPoster: DrawPoster = (page) => {
  const mine = turn.then(() => draw(page));
  turn = mine.catch(() => undefined);
  return mine;
};
