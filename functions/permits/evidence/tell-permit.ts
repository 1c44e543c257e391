import type { Staff } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { fullName } from '../../../shared/core/full-name.ts';
import type { Told } from '../../evidence/evidence-file.ts';
import { findChain, type ChainOf, type StoredLink } from '../../store/entities/evidence/chains.ts';
import { coveredBySignatures, shownTexts, standingOfPermit } from '../../store/entities/permits/permit-sealed.ts';
import { findPermitSource, type PermitSource } from '../../store/entities/permits/permit-seals.ts';
import { findFormVersion, type PermitFormVersion } from '../../store/entities/form-versions.ts';
import { sayAsShown } from '../../verbs/said-version.ts';
import { isOwnCompany } from '../../verbs/load-owned.ts';
import type { World } from '../../world.ts';
import { loadPermitHead } from '../load-permit.ts';

type Asked = { world: World; actor: Staff; params: { id: string } };

/** What an evidence file tells of a permit; 409 `seal_pending` while a move of it is not sealed. */
export async function tellPermit({ world, actor, params: { id } }: Asked): Promise<Told> {
  const source = await findPermitSource(world.table, id);
  if (!source || !isOwnCompany(actor, source.head.company)) throw new AppError('not_found');
  const told = await toldOfPermit(world, source);
  if (told.chain.length === 0 || source.moves.some(({ isDue }) => isDue)) throw new AppError('seal_pending');
  return told;
}

/** The chain of a permit that the caller may read. */
async function chainOfPermit({ world, actor, params: { id } }: Asked): Promise<ChainOf> {
  const head = await loadPermitHead(world, actor, id);
  return { company: head.company, kind: 'permit', id };
}

/** The chain of a permit and what stands in the table now. */
export async function toldOfPermit(world: World, source: PermitSource): Promise<Told> {
  const { head, moves } = source;
  const of = { company: head.company, kind: 'permit' as const, id: head._id };
  const chain = await findChain(world.table, of);
  const people = moves.flatMap(({ event: { by } }) => (by ? [[by._id, by.name]] : []));
  const persons = head.persons.map((person) => [person._id, fullName(person)]);
  return {
    of,
    chain,
    standing: new Map([...standingParts(source, chain), ...(await shownParts(world, source, chain))]),
    former: moves.map(({ event }) => event),
    names: { ...Object.fromEntries(people), ...Object.fromEntries(persons) },
  };
}

/** The form's texts as each signer was shown them, made anew of the translation's revision. */
async function shownParts(
  world: World,
  { head, moves }: PermitSource,
  chain: readonly StoredLink[],
): Promise<Map<string, unknown>> {
  const parts = new Map<string, unknown>();
  for (const { event, content } of chain) {
    const shownIn = moves.find(({ SK }) => SK === event)?.event.shownIn;
    if (content?.kind !== 'permit' || content.shown === undefined || !shownIn) continue;
    const version = await findFormVersion<PermitFormVersion>(world, head.permitFormId, head.formVersion);
    parts.set(content.shown, shownTexts((await sayAsShown(world, version, shownIn)).version));
  }
  return parts;
}

function standingParts({ head, pages, moves }: PermitSource, chain: readonly StoredLink[]): Map<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const { event, content } of chain) {
    const move = moves.find(({ SK }) => SK === event);
    if (content?.kind === 'permit' && move) parts.set(content.event, move.event);
  }
  if (head.status === 'Draft') return parts;
  const newest = chain.findLast(({ content }) => content !== undefined && 'state' in content)?.content;
  if (newest === undefined || newest.kind === 'userForm') return parts;
  if (newest.state !== undefined) parts.set(newest.state, standingOfPermit(head));
  if (newest.covered !== undefined) parts.set(newest.covered, coveredBySignatures(head, pages));
  return parts;
}

export const permitTeller = { tell: tellPermit, chainOf: chainOfPermit };
