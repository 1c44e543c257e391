import type { VersionedFiles } from '../outside/versioned-files.ts';
import type { World } from '../world.ts';

/** All that is kept of people: the world, and the files with their versions. */
export type KeptData = { world: World; files: VersionedFiles };
