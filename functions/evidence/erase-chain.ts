import type { ErasedContent } from '../../shared/evidence/evidence.ts';
import { contentErasedWrite, findChain, type ChainOf } from '../store/entities/evidence/chains.ts';
import { untilWritten } from '../verbs/until-written.ts';
import type { World } from '../world.ts';
import { addLink } from './add-link.ts';

type Erased = Pick<ErasedContent, 'erased' | 'covered' | 'state'>;

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
    if (newest.link.what !== 'erased') await addLink(world, of, { before: newest, event });
    for (const { link } of chain.filter((one) => one.content && one.link.what !== 'erased'))
      await world.table.write([contentErasedWrite(of, link.n)]);
  });
}
