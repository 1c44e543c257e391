import type { ErasedContent } from '../../shared/evidence/evidence.ts';
import { contentErasedWrite, findChain, type ChainOf, type StoredLink } from '../store/entities/evidence/chains.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { addLink } from './add-link.ts';

type Erased = Pick<ErasedContent, 'erased' | 'covered' | 'state'>;

/** Whether the newest link says that already, of what stands now. */
const isTold = ({ link, content }: StoredLink, { covered, state }: Erased) =>
  link.what === 'erased' && content?.kind === 'erased' && content.covered === covered && content.state === state;

/**
 * Ends what a chain tells: adds a link that says so, and takes the contents and salts of those before it. Done twice it does the same; a
 * chain that never began stays so.
 */
export async function eraseChain(world: World, of: ChainOf, erased: Erased): Promise<void> {
  await untilWritten(async () => {
    const chain = await findChain(world.table, of);
    const newest = chain.at(-1);
    if (!newest) return;
    const at = world.now().toISOString();
    const by = { _id: 'installation', role: 'installation' };
    const content = { kind: 'erased' as const, ...erased };
    const event = { event: `erased#${at}`, at, what: 'erased', by, how: 'none', content };
    if (!isTold(newest, erased)) await addLink(world, of, { before: newest, event });
    for (const { link } of chain.filter((one) => one.content && one.link.what !== 'erased'))
      await world.table.write([contentErasedWrite(of, link.n)]);
  });
}
