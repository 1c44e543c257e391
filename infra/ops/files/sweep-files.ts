import type { Installation } from '../installation.ts';
import type { ListedFile } from '../whole-bucket.ts';
import { namesInUse } from './names-in-use.ts';

const FOLDERS = ['static/images/', 'static/documents/'];

/** A phone keeps unsent pages for 14 days (contract 4), and their pictures may be here already. */
const FRESH_DAYS = 15;
const AT_ONCE = 20;

export type Swept = {
  /** Files that nothing has named since they were stored, or that what named them let go of. */
  unused: { files: number; bytes: number };
  /** How many names have no file: a photo's name stays when its time of keeping is over. */
  missing: number;
};

/**
 * Finds the files of at least 15 days that nothing names, and unless it is a dry run removes them; the bucket keeps them as
 * earlier versions for its time. A name counts for whoever has it: of a file that two owners had, the one let go of stays.
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

/** Looks once more for who names them: the first look may have been minutes ago. */
async function remove(installation: Installation, unused: readonly ListedFile[]): Promise<void> {
  const inUse = await namesInUse(installation);
  const still = unused.filter((file) => !inUse.has(nameOf(file)));
  for (let start = 0; start < still.length; start += AT_ONCE) {
    await Promise.all(still.slice(start, start + AT_ONCE).map(({ key }) => installation.world.files.remove(key)));
  }
}

export function sweptLines({ unused, missing }: Swept, isDryRun: boolean): string[] {
  const megabytes = (unused.bytes / 1e6).toFixed(1);
  return [
    `Named by nothing: ${unused.files} files, ${megabytes} MB.`,
    `Names without a file: ${missing}; those of photos whose time is over stay.`,
    isDryRun || unused.files === 0 ? 'Nothing was changed.' : 'Removed.',
  ];
}
