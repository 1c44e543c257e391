import { pathToFileURL } from 'node:url';
import { PLAYER_PAGE } from '../../../functions/poster/built-site.ts';
import { createPosterApp } from '../../../functions/poster/poster-app.ts';
import { makeOnce } from '../../../functions/outside/make-once.ts';
import { doLaterWork } from '../../../functions/verbs/later-work.ts';
import type { World } from '../../../functions/world.ts';
import type { DrawPoster } from '../../../shared/content/poster/poster.ts';
import { bundleDrawing } from '../../build/bundle-drawing.ts';
import type { EdgeRequest } from './edge-vm.ts';
import { compressed, etagOf, type SiteFile, type SiteFiles } from './site-files.ts';

/** A page that was drawn for one request. */
export type DrawnPage = Omit<SiteFile, 'modifiedMilliseconds'> & { cacheControl: string };

const CONTENT_TYPE = 'text/html; charset=utf-8';

/** Draws the pages of posters as the function behind the edge does; undefined where the edge would answer the built page. Keeps none. */
export function posterPages(
  world: World,
  files: Pick<SiteFiles, 'read'>,
): (routed: EdgeRequest) => Promise<DrawnPage | undefined> {
  const readSite = async (file: string) => (await files.read(`/${file}`))?.identity.toString();
  const ready = makeOnce(async () => createPosterApp(world, { readSite, draw: await loadDrawing() }));
  return async ({ uri, querystring: { pin, language }, headers }) => {
    if (uri !== `/${PLAYER_PAGE}` || !pin) return undefined;
    const query = new URLSearchParams({ pin: pin.value, language: language?.value ?? '' });
    const answer = await (
      await ready()
    ).request(`${uri}?${query.toString()}`, {
      headers: {
        'x-viewer-address': headers['x-viewer-address']?.value ?? '',
        'x-origin-secret': world.settings.originSecret,
      },
    });
    await doLaterWork();
    return answer.ok ? pageOf(answer) : undefined;
  };
}

async function pageOf(answer: Response): Promise<DrawnPage> {
  const identity = Buffer.from(await answer.text());
  const cacheControl = answer.headers.get('cache-control') ?? '';
  const encoded = await compressed(CONTENT_TYPE, identity);
  return { contentType: CONTENT_TYPE, etag: etagOf(identity), identity, cacheControl, ...encoded };
}

async function loadDrawing(): Promise<DrawPoster> {
  const file = pathToFileURL(await bundleDrawing()).href;
  return ((await import(/* @vite-ignore */ file)) as { drawPoster: DrawPoster }).drawPoster;
}
