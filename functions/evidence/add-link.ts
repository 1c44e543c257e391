import { subOf, type Content, type Link, type LinkBy } from '../../shared/evidence/evidence.ts';
import { jsonHash, linkHash, toHex } from '../../shared/evidence/hashes.ts';
import { linkWrite, type ChainOf, type StoredLink } from '../store/entities/evidence/chains.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import { sealEvidence } from './seal.ts';

const SALT_BYTES = 16;

type Distributive<T, Without extends PropertyKey> = T extends unknown ? Omit<T, Without> : never;

/** What happened, how it was known, and what the link is to cover. */
export type LinkedEvent = {
  /** Names the event within its chain. */
  event: string;
  at: string;
  what: string;
  by: LinkBy;
  how: string;
  content: Distributive<Content, 'sub' | 'company' | 'salt'>;
};

type Added = { before: StoredLink | undefined; event: LinkedEvent; beside?: readonly Write[] };

/**
 * Adds a sealed link behind the newest one of a chain, with the given writes. ConditionFailed of `link` where another worker has added one
 * meanwhile.
 */
export async function addLink(world: World, of: ChainOf, { before, event, beside = [] }: Added): Promise<StoredLink> {
  const { company } = of;
  const sub = subOf(of.kind, of.id);
  const sealed = world.now().toISOString();
  const content = { ...event.content, sub, company, salt: toHex(world.randomBytes(SALT_BYTES)) } as Content;
  const { at, what, by, how } = event;
  const rest: Omit<Link, 'hash'> = {
    n: (before?.link.n ?? 0) + 1,
    at,
    what,
    by,
    how,
    contentHash: await jsonHash(content),
    prev: before?.link.hash ?? null,
  };
  const link: Link = { ...rest, hash: await linkHash(rest) };
  const { seal, key } = await sealEvidence(world, { sub, n: link.n, hash: link.hash, at: sealed });
  const added = { link, seal, key, content, event: event.event };
  await world.table.write([linkWrite(of, added, sealed), ...beside]);
  return { ...added, company };
}
