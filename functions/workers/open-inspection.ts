import { AppError } from '../../shared/core/errors.ts';
import { isId } from '../../shared/core/fields.ts';
import type { Project } from '../../shared/projects/project.ts';
import { InspectedWorker, type Inspection } from '../../shared/workers/inspector-link.ts';
import { isLinkAlive } from '../../shared/workers/link-life.ts';
import { isSealed } from '../security/keys.ts';
import { countSecurity, securityWrite } from '../security/security-log.ts';
import { takeTyped, takeTypedTry, type Door } from '../security/pins/typed-digits.ts';
import { companies } from '../store/entities/companies.ts';
import { projects } from '../store/entities/projects.ts';
import { findSiteLinks, findSiteOfLink, type StoredLink } from '../store/entities/workers/inspector-links.ts';
import { inspectionGuessesKey } from '../store/site-keys.ts';
import { beginWait } from '../store/limits/guesses.ts';
import type { Limit } from '../store/limits/limits.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { codePurpose, replaceWrite } from './inspector-links.ts';
import { showAllWorkers } from './list-workers.ts';

const PER_ADDRESS: Limit = { name: 'inspectorCode', most: 10, windowSeconds: 15 * 60 };
const MOST_OPENINGS_KEPT = 20;
const SHOWN = Object.keys(InspectedWorker.shape) as (keyof InspectedWorker)[];

type Asked = { id: string; code: string; address: string };

const refused = () => new AppError('unauthorized', { message: 'Authentication failed' });

/** A site's list to whoever has a living link and its code. 401 for any mistake, 429 after too many (rule 7.10). */
export async function openInspection(world: World, { id, code, address }: Asked): Promise<Inspection> {
  if (!isId(id)) throw refused();
  const door = doorOf(id);
  const { site, link } = await findLiving(world, id);
  if (!site || !link) {
    await takeTypedTry(world, door, address);
    throw refused();
  }
  const typed = code.replace(/\s/g, '');
  const isOpened = await takeTyped(world, door, {
    address,
    compare: () => isSealed(world.keys, codePurpose(id), typed, link.codeHash) || undefined,
    beginWait: async () => {
      const writes = [securityWrite(world, { kind: 'pinsGuessed', company: site.company, about: site.name })];
      await beginWait(world.table, door.guesses, { now: world.now(), writes });
    },
  });
  if (!isOpened) throw refused();
  await noteOpening(world, site, id);
  return showInspection(world, site, link);
}

const doorOf = (id: string): Door => ({
  limit: PER_ADDRESS,
  id,
  guesses: inspectionGuessesKey(id),
  what: 'inspectorCode',
});

async function findLiving(
  { table, now }: World,
  id: string,
): Promise<{ site?: Project | undefined; link?: StoredLink | undefined }> {
  const project = await findSiteOfLink(table, id);
  if (project === undefined) return {};
  const [site, { links }] = await Promise.all([projects.find(table, project), findSiteLinks(table, project)]);
  return { site, link: links.find((one) => one._id === id && isLinkAlive(one, now())) };
}

/** Staff see when a link was opened. 401 where it was ended meanwhile. */
async function noteOpening(world: World, { _id, name, company }: Project, id: string): Promise<void> {
  await untilWritten(async () => {
    const links = await findSiteLinks(world.table, _id);
    const link = links.links.find((one) => one._id === id);
    if (!link || !isLinkAlive(link, world.now())) throw refused();
    const opened = [world.now().toISOString(), ...link.opened].slice(0, MOST_OPENINGS_KEPT);
    await world.table.write([replaceWrite(world, links, { ...link, opened, openings: link.openings + 1 })]);
  });
  await countSecurity(world, { kind: 'listOpened', company, about: name }, id);
}

async function showInspection(world: World, site: Project, { _id, ends }: StoredLink): Promise<Inspection> {
  const [company, workers] = await Promise.all([
    companies.find(world.table, site.company),
    showAllWorkers(world, site),
  ]);
  const { name, startDate, endDate, ended } = site;
  return {
    linkId: _id,
    at: world.now().toISOString(),
    ends,
    company: company?.name ?? '',
    site: { name, startDate, endDate, ended },
    workers: workers.map(
      (worker) => Object.fromEntries(SHOWN.map((field) => [field, worker[field]])) as InspectedWorker,
    ),
  };
}
