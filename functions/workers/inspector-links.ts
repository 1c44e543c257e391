import { refOf } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { inspectorApi } from '../../shared/workers/inspector-api.ts';
import type { InspectorLink } from '../../shared/workers/inspector-link.ts';
import { isLinkAlive, MOST_LIVING_LINKS } from '../../shared/workers/link-life.ts';
import { inspectionPath } from '../../shared/site-paths/open-paths.ts';
import type { Call } from '../http/answer.ts';
import { sealValue } from '../security/keys.ts';
import { newId, randomDigits } from '../security/random-ids.ts';
import { securityWrite } from '../security/security-log.ts';
import {
  findSiteLinks,
  inspectionWrite,
  siteLinksWrite,
  type SiteLinks,
  type StoredLink,
} from '../store/entities/workers/inspector-links.ts';
import { isReplay, writeOnce } from '../store/once.ts';
import { loadProject } from '../verbs/load-project.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';

const CODE_DIGITS = 6;

export const codePurpose = (linkId: string) => `code of inspector link ${linkId}`;

/** A link without its code. */
function shown({ _id, created, by, ends, revoked, opened, openings }: StoredLink): InspectorLink {
  return { _id, created, by, ends, revoked, opened, openings };
}

/** The links of a site, also dead ones while they are kept. */
export async function listInspectorLinks(call: Call<typeof inspectorApi.links>): Promise<{ items: InspectorLink[] }> {
  const { world, actor, params } = call;
  const site = await loadProject(world, actor, params.id);
  const { links } = await findSiteLinks(world.table, site._id);
  return { items: links.map(shown) };
}

/** Makes a link with its code. A repeated call draws the code of its link anew, since none is kept to be answered again. */
export async function makeInspectorLink(
  call: Call<typeof inspectorApi.make>,
): Promise<Reply<typeof inspectorApi.make>> {
  const { world, actor, params, body, once } = call;
  const { _id: project, name, company } = await loadProject(world, actor, params.id);
  const now = world.now();
  const code = randomDigits(world, CODE_DIGITS);
  const made = newLink(world, refOf(actor), body.hours);
  const first = { ...made, codeHash: sealValue(world.keys, codePurpose(made._id), code) };
  const { result, isReplay: isRepeated } = await untilWritten(async () => {
    const site = await findSiteLinks(world.table, project);
    const living = site.links.filter((link) => isLinkAlive(link, now)).length;
    const isFull = living >= MOST_LIVING_LINKS && !(once && (await isReplay(world.table, once, now)));
    if (isFull) throw new AppError('invalid_state');
    const entry = securityWrite(world, { kind: 'listShared', company, by: actor.userId, about: name });
    const writes = [siteLinksWrite(site, [first, ...site.links], now), inspectionWrite(project, first), entry];
    return writeOnce(world.table, { once, now, result: { id: first._id }, writes });
  });
  const link = isRepeated ? await redrawCode(world, { project, id: result.id, code }) : first;
  return { ...shown(link), url: `${world.settings.baseUrl}${inspectionPath(link._id)}`, code };
}

/** Ends a link; one that is dead stays as it is. */
export async function revokeInspectorLink(call: Call<typeof inspectorApi.revoke>): Promise<InspectorLink> {
  const { world, actor, params } = call;
  const { _id: project, name, company } = await loadProject(world, actor, params.id);
  return untilWritten(async () => {
    const site = await findSiteLinks(world.table, project);
    const link = linkIn(site, params.linkId);
    if (!isLinkAlive(link, world.now())) return shown(link);
    const revoked = { ...link, revoked: world.now().toISOString(), codeHash: '' };
    const entry = securityWrite(world, { kind: 'listUnshared', company, by: actor.userId, about: name });
    await world.table.write([replaceWrite(world, site, revoked), entry]);
    return shown(revoked);
  });
}

/** The write of a site's links with one of them changed. */
export function replaceWrite(world: World, site: SiteLinks, changed: StoredLink) {
  const links = site.links.map((link) => (link._id === changed._id ? changed : link));
  return siteLinksWrite(site, links, world.now());
}

function newLink(world: World, by: InspectorLink['by'], hours: number): InspectorLink {
  const now = world.now();
  return {
    _id: newId(world),
    created: now.toISOString(),
    by,
    ends: new Date(now.getTime() + hours * 3_600_000).toISOString(),
    revoked: null,
    opened: [],
    openings: 0,
  };
}

type Redrawn = { project: string; id: string; code: string };

function redrawCode(world: World, { project, id, code }: Redrawn): Promise<StoredLink> {
  return untilWritten(async () => {
    const site = await findSiteLinks(world.table, project);
    const link = linkIn(site, id);
    if (!isLinkAlive(link, world.now())) throw new AppError('invalid_state');
    const after = { ...link, codeHash: sealValue(world.keys, codePurpose(id), code) };
    await world.table.write([replaceWrite(world, site, after)]);
    return after;
  });
}

function linkIn({ links }: SiteLinks, id: string): StoredLink {
  const link = links.find(({ _id }) => _id === id);
  if (!link) throw new AppError('not_found');
  return link;
}
