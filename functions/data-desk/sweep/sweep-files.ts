import type { ListedFile } from '../../outside/versioned-files.ts';
import type { Due } from '../../store/due/due-kind.ts';
import { fileSweepWrite, type FileSweep } from '../../store/due/kinds/file-sweep.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { World } from '../../world.ts';
import { thingOfFile } from '../thing-files.ts';
import { FRESH_DAYS, namesOfThing } from './named-files.ts';

const STORED = 'static/';
/** After this long a step ends, so that others get their turn; what is left is due at once. */
const LONGEST_MILLISECONDS = 8000;
const DAY_MILLISECONDS = 86_400_000;

/** Goes on with the sweep: removes files of at least 15 days that the thing of their folder does not name. */
export async function sweepFiles(world: World, sweeps: readonly Due<'fileSweep'>[]): Promise<void> {
  for (const sweep of sweeps) {
    const after = await step(world, sweep);
    if (after.ended !== null)
      world.log({ level: 'info', event: 'files_swept', files: after.files, bytes: after.bytes });
    await isWritten(world.table.write([fileSweepWrite(after, world.now().toISOString())]));
  }
}

async function step(world: World, { number, begun, newFrom, version, ...former }: FileSweep): Promise<FileSweep> {
  const began = performance.now();
  let { after, files, bytes } = former;
  const done = () => ({ number, begun, newFrom, version, files, bytes, ...(after === undefined ? {} : { after }) });
  for await (const folder of foldersOf(world.files.list(STORED, after))) {
    for (const file of await unnamedOf(world, folder, newFrom)) {
      await world.files.remove(file.key);
      files += 1;
      bytes += file.bytes;
    }
    after = folder.at(-1)?.key;
    if (performance.now() - began > LONGEST_MILLISECONDS) return { ...done(), ended: null };
  }
  return { ...done(), ended: world.now().toISOString() };
}

/** Files in the order of their keys, a folder at a time. */
async function* foldersOf(listed: AsyncIterable<ListedFile>): AsyncGenerator<ListedFile[]> {
  let folder: ListedFile[] = [];
  for await (const file of listed) {
    const [first] = folder;
    if (first && folderOf(first) !== folderOf(file)) {
      yield folder;
      folder = [];
    }
    folder.push(file);
  }
  if (folder.length > 0) yield folder;
}

const folderOf = ({ key }: ListedFile) => key.slice(0, key.lastIndexOf('/') + 1);

/** One read of the thing for a folder that has aged files which no former sweep has seen aged; none for any other. */
async function unnamedOf(world: World, folder: readonly ListedFile[], newFrom: string | null): Promise<ListedFile[]> {
  const newest = world.now().getTime() - FRESH_DAYS * DAY_MILLISECONDS;
  const aged = folder.filter(({ modifiedAt }) => modifiedAt.getTime() < newest);
  const from = newFrom === null ? 0 : Date.parse(newFrom);
  if (!aged.some(({ modifiedAt }) => modifiedAt.getTime() >= from)) return [];
  const thing = thingOfFile(folder[0]?.key ?? '');
  if (!thing) return [];
  const names = await namesOfThing(world, thing.kind, thing.id);
  return aged.filter(({ key }) => !names.has(key.slice(key.lastIndexOf('/') + 1)));
}
