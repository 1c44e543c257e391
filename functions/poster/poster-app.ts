import { Hono, type Context } from 'hono';
import { baseLanguageOf } from '../../shared/content/base-language.ts';
import type { DrawPoster, MissedPoster, Poster } from '../../shared/content/poster/poster.ts';
import { posterOf } from '../../shared/content/poster/poster.ts';
import { AppError, isAppError } from '../../shared/core/errors.ts';
import { InductionPin, type WorkerLanguage } from '../../shared/core/fields.ts';
import { workerLanguageOf } from '../../shared/core/language.ts';
import { callerAddress, isFromEdge } from '../http/caller-address.ts';
import { replyToError } from '../http/reply-to-error.ts';
import { claimOfPin } from '../security/pins/pin-claim.ts';
import { findFormVersion } from '../store/entities/form-versions.ts';
import { sayVersion } from '../verbs/said-version.ts';
import type { World } from '../world.ts';
import { PLAYER_PAGE, readParts, type ReadSiteFile } from './built-site.ts';

/** The edge keeps the page of a right PIN for a minute, and browsers keep none. */
const KEPT_AT_EDGE = 'public, max-age=0, s-maxage=60';
const NEVER_KEPT = 'no-store';

type Parts = { readSite: ReadSiteFile; draw: DrawPoster };

/**
 * Answers the page of a poster: what the site's router makes of `/s/{pin}`. Anything but a page is an error, whereupon the edge answers the
 * built page, which asks the API itself.
 */
export function createPosterApp(world: World, parts: Parts): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    c.header('Cache-Control', NEVER_KEPT);
    return replyToError(world, error, c);
  });
  app.get(`/${PLAYER_PAGE}`, (c) => answerPoster(world, parts, c));
  return app;
}

async function answerPoster(world: World, { readSite, draw }: Parts, c: Context): Promise<Response> {
  if (!isFromEdge(world, c)) throw new AppError('forbidden');
  const pin = c.req.query('pin') ?? '';
  const language = workerLanguageOf(c.req.query('language'));
  if (!InductionPin.safeParse(pin).success) throw new AppError('not_found');
  const [poster, site] = await Promise.all([
    findPoster(world, { pin, language, address: callerAddress(c) }),
    readParts(readSite, language),
  ]);
  if (!site) throw new AppError('not_found');
  c.header('Cache-Control', 'code' in poster ? NEVER_KEPT : KEPT_AT_EDGE);
  return c.html(await draw({ ...site, language, poster }));
}

type Asked = { pin: string; language: WorkerLanguage; address: string };

/**
 * The poster of a PIN, in a language where the form is offered in it. A wrong PIN counts as in a start, and the page says so; above the limits
 * it throws (rule 7.1).
 */
async function findPoster(world: World, { pin, language, address }: Asked): Promise<Poster | MissedPoster> {
  try {
    const { formId, contentVersion } = await claimOfPin(world, { pin, address, proof: undefined });
    const version = await findFormVersion(world, formId, contentVersion);
    const { version: shown, in: shownIn, marks } = await sayVersion(world, version, language);
    const base = baseLanguageOf(version);
    const said = { language: shownIn?.language ?? base, base, marks: marks ?? {} };
    const isAsAsked =
      said.language === language && !Object.keys(said.marks).some((path) => path.startsWith('project.'));
    return posterOf(pin, shown, isAsAsked ? undefined : said);
  } catch (error) {
    if (isAppError(error, 'formPinCode404')) return { pin, code: 'formPinCode404' };
    throw error;
  }
}
