import { eachAtOnce } from '../../../shared/core/each-at-once.ts';
import { FRESH_DAYS } from '../../../functions/data-desk/sweep/named-files.ts';
import type { Installation } from '../installation.ts';
import type { ListedFile } from '../../../functions/outside/versioned-files.ts';
import { namesInUse } from './names-in-use.ts';

const FOLDERS = ['static/images/', 'static/documents/'];

const AT_ONCE = 20;

export type Swept = {
  /** Files that nothing has ever named, or that nothing names any more. */
  unused: { files: number; bytes: number };
  /** How many names have no file: a photo's name stays when the photo's retention time is over. */
  missing: number;
};

/**
 * Finds files of at least 15 days that nothing names, and removes them unless it is a dry run; the bucket keeps earlier versions for its
 * time. Any owner's use of a name counts: of a file with two owners, the dropped one stays.
 */
export async function sweepFiles(installation: Installation, { isDryRun }: { isDryRun: boolean }): Promise<Swept> {
  const inUse = await namesInUse(installation);
  const newest = installation.world.now().getTime() - FRESH_DAYS * 86_400_000;
  const stored = new Set<string>();
  const unused: ListedFile[] = [];
  for (const folder of FOLDERS) {
    for await (const file of installation.files.list(folder)) {
      const name = nameOf(file);
      stored.add(name);
      if (!inUse.has(name) && file.modifiedAt.getTime() < newest) unused.push(file);
    }
  }
  if (!isDryRun && unused.length > 0) await remove(installation, unused);
  return {
    unused: { files: unused.length, bytes: unused.reduce((sum, { bytes }) => sum + bytes, 0) },
    missing: [...inUse].filter((name) => !stored.has(name)).length,
  };
}

const nameOf = ({ key }: ListedFile) => key.slice(key.lastIndexOf('/') + 1);

/** Checks the names again before removal: the first check may be minutes old. */
async function remove(installation: Installation, unused: readonly ListedFile[]): Promise<void> {
  const inUse = await namesInUse(installation);
  const still = unused.filter((file) => !inUse.has(nameOf(file)));
  await eachAtOnce(still, AT_ONCE, ({ key }) => installation.world.files.remove(key));
}

export function sweptLines({ unused, missing }: Swept, isDryRun: boolean): string[] {
  const megabytes = (unused.bytes / 1e6).toFixed(1);
  return [
    `Named by nothing: ${unused.files} files, ${megabytes} MB.`,
    `Names without a file: ${missing}; those of photos whose time is over stay.`,
    isDryRun || unused.files === 0 ? 'Nothing was changed.' : 'Removed.',
  ];
}
