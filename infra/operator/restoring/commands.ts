import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backUp, restore } from '../backup.ts';
import type { Options, Result } from '../command.ts';
import { requireOption, well } from '../command-line.ts';
import type { Say } from '../company/export-company.ts';
import type { Contents } from '../contents.ts';
import { type Installation, OperatorError } from '../installation.ts';
import { openLocalInstallation } from '../local-installation.ts';
import type { TableRestorer } from './restorer.ts';

/** The share of unchanged items in a table of minutes ago; below it, something other than people's work changed the table. */
const LEAST_SAME = 0.9;

/** Restores a stage's table beside it, and names the setting that switches to it. */
export async function restoreBeside({ restorer }: Installation, options: Options, say?: Say): Promise<Result> {
  if (!restorer) throw new OperatorError('A machine of your own keeps no earlier seconds: use backup and restore.');
  const asked = options['at'];
  const at = asked === undefined ? undefined : new Date(asked);
  if (at && Number.isNaN(at.getTime())) throw new OperatorError('--at is a time, as 2026-11-20T06:00:00Z.');
  const restoredTable = await restorer.restore({ to: requireOption(options, 'to'), at }, say);
  return well(
    'Put this into the file of settings of the stage, and deploy: docs/operations.md, Restoring.',
    JSON.stringify({ restoredTable }),
  );
}

/** Rehearses both recoveries: the table to an earlier second if the stage supports it, and a backup into a new installation. */
export async function drill(installation: Installation, say?: Say): Promise<Result> {
  const ofTable = installation.restorer ? await drillTable(installation.restorer, say) : well();
  const ofBackup = await drillBackup(installation);
  return { lines: [...ofTable.lines, ...ofBackup.lines], isWell: ofTable.isWell };
}

async function drillTable(restorer: TableRestorer, say?: Say): Promise<Result> {
  const { table, compared } = await restorer.drill(say);
  const { items, same, changed, gone } = compared;
  const isWell = items > 0 && same >= items * LEAST_SAME;
  const line = `Restored the table to ${table.name}: ${items} items, ${same} as they are now, ${changed} changed since, ${gone} gone since.`;
  return {
    lines: [line, isWell ? 'It had its stream, and is deleted.' : 'ATTENTION: too few are as they are now.'],
    isWell,
  };
}

async function drillBackup(installation: Installation): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tyomaaportti-drill-'));
  try {
    const started = performance.now();
    const backedUp = await backUp(installation, path.join(folder, 'backup'));
    const firstData = { kind: 'demo' } as const;
    const dataFolder = path.join(folder, 'data');
    const target = await openLocalInstallation({
      port: 0,
      host: '127.0.0.1',
      dataFolder,
      firstData,
      dynamodbEndpoint: undefined,
    });
    const restored = await restore(path.join(folder, 'backup'), target).finally(target.close);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return well(spoken('Backed up', backedUp), spoken('Restored', restored), `They are equal. It took ${seconds} s.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function spoken(what: string, { items, itemsHash, files, filesHash }: Contents): string {
  return `${what}: ${items} items (${itemsHash.slice(0, 16)}), ${files} files (${filesHash.slice(0, 16)}).`;
}
