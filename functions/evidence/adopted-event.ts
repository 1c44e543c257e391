import type { World } from '../world.ts';
import type { LinkedEvent } from './add-link.ts';

/** The first link of what was signed before there were chains: as it stands now, sealed afterwards. */
export function adoptedEvent({ now }: Pick<World, 'now'>, content: LinkedEvent['content']): LinkedEvent {
  const by = { _id: 'installation', role: 'installation' };
  return { event: 'adopted', at: now().toISOString(), what: 'adopted', by, how: 'none', content };
}
