import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mendSearch } from './backfill/mend-search.ts';
import { recountLines, upgradeLines } from './backfill/lines.ts';
import { recount } from './backfill/recount.ts';
import { runUpgrades } from './backfill/run-upgrades.ts';
import { UPGRADES } from './backfill/upgrades.ts';
import { backUp, restore } from './backup.ts';
import { companyLines } from './company/company-list.ts';
import { exportCompany, type Say } from './company/export-company.ts';
import type { Manifest } from './company/export-folder.ts';
import { importCompany } from './company/import-company.ts';
import type { Contents } from './contents.ts';
import { examine } from './doctor.ts';
import { runRetention, type Over } from './retention/run-retention.ts';
import { erasePerson, previewErasure, type PersonAsked } from './erasing/erase-person.ts';
import { erasureLines, previewLines, receiptLines } from './erasing/receipt-lines.ts';
import { sweepFiles, sweptLines } from './files/sweep-files.ts';
import { makeFirstAdmin } from './first-admin.ts';
import { RING_NAMES, type RingName } from '../parts/keys/rotation.ts';
import { type Installation, OperatorError } from './installation.ts';
import { openLocalInstallation } from './local-installation.ts';

/** What was written after the command's name, as `--name value`; `yes` for what takes no value. */
export type Options = Readonly<Record<string, string | undefined>>;

export type Command = {
  summary: string;
  /** The options it takes, as they stand in the help. */
  options: string;
  /** Answers the lines to print, and whether all is well; a long one says meanwhile how far it has come. */
  run: (installation: Installation, options: Options, say?: Say) => Promise<Result>;
};
export type Result = { lines: string[]; isWell: boolean };

const well = (...lines: string[]): Result => ({ lines, isWell: true });

export const COMMANDS: Readonly<Record<string, Command>> = {
  'first-admin': {
    summary: 'makes the company and the root user of a new installation; prints a link to choose a password by',
    options: '--company <name> --email <address> [--name <name>]',
    run: async ({ world }, options) => {
      const email = needed(options, 'email');
      const admin = { company: options['company'] ?? '', name: options['name'] ?? '', email };
      return well(await makeFirstAdmin(world, admin), 'Open it within an hour. It works once.');
    },
  },
  doctor: {
    summary: 'looks at everything the installation stands on, and says what to do',
    options: '',
    run: async (installation) => {
      const findings = await examine(installation);
      const lines = findings.map(({ about, isWell, says }) => `${isWell ? 'well     ' : 'ATTENTION'} ${about} ${says}`);
      return { lines, isWell: findings.every(({ isWell }) => isWell) };
    },
  },
  backup: {
    summary: 'writes everything into an empty folder; it holds personal data',
    options: '--to <folder>',
    run: async (installation, options) =>
      well(spoken('Backed up', await backUp(installation, path.resolve(needed(options, 'to'))))),
  },
  restore: {
    summary: 'puts a backup into an empty installation and reads all of it again',
    options: '--from <folder>',
    run: async (installation, options) =>
      well(spoken('Restored', await restore(path.resolve(needed(options, 'from')), installation))),
  },
  companies: {
    summary: 'lists the companies with their ids',
    options: '',
    run: async ({ world }) => well(...(await companyLines(world.table))),
  },
  'export-company': {
    summary: 'writes all that belongs to a company into a folder, without secrets; goes on where it was killed',
    options: '--company <id> --to <folder>',
    run: async (installation, options, say) => {
      const of = { company: needed(options, 'company'), folder: path.resolve(needed(options, 'to')) };
      return well(...manifestLines(await exportCompany(installation, of, say)));
    },
  },
  'import-company': {
    summary: 'puts an exported company into an empty installation and compares; goes on where it was killed',
    options: '--from <folder>',
    run: async (installation, options, say) =>
      well(...manifestLines(await importCompany(path.resolve(needed(options, 'from')), installation, say))),
  },
  'erase-person': {
    summary: 'erases a person from a company, but for what must be kept, and writes a receipt; begin with --dry-run',
    options:
      '--company <id> --user-form <id>[,<id>…] | --email <address> | --phone <number> [--card <id>[,<id>…]] [--list-kept-elsewhere] --dry-run | --by <who> --to <folder>',
    run: async (installation, options) => {
      const asked = personAsked(options);
      if (isGiven(options, 'dry-run')) return well(...previewLines(await previewErasure(installation, asked)));
      const asWhom = { ...asked, by: needed(options, 'by') };
      const receipts = await erasePerson(installation, asWhom, path.resolve(needed(options, 'to')));
      return well(...receipts.flatMap(receiptLines));
    },
  },
  erasures: {
    summary: 'shows the receipts of what was erased in a company',
    options: '--company <id>',
    run: async ({ world }, options) => well(...(await erasureLines(world.table, needed(options, 'company')))),
  },
  retention: {
    summary: 'ends what has been kept for its time; begin with --dry-run',
    options: '[--dry-run]',
    run: async (installation, options) => {
      const isDryRun = isGiven(options, 'dry-run');
      return well(...retentionLines(await runRetention(installation, { isDryRun }), isDryRun));
    },
  },
  'sweep-files': {
    summary: 'removes pictures and documents that nothing names, of 15 days and more; begin with --dry-run',
    options: '[--dry-run]',
    run: async (installation, options) => {
      const isDryRun = isGiven(options, 'dry-run');
      return well(...sweptLines(await sweepFiles(installation, { isDryRun }), isDryRun));
    },
  },
  backfill: {
    summary: 'upgrades items of an earlier shape, or mends search entries; goes on where it was killed',
    options: 'upgrades | search-entries [--dry-run]',
    run: (installation, options) => backfill(installation, options),
  },
  recount: {
    summary: 'counts anew what companies, forms and projects count, and mends what differs',
    options: '[--dry-run]',
    run: async (installation, options) => {
      const isDryRun = isGiven(options, 'dry-run');
      const found = await recount(installation, { isDryRun });
      return { lines: recountLines(found), isWell: found.every(({ isMended }) => isMended || isDryRun) };
    },
  },
  'restore-drill': {
    summary: 'backs up, restores into a new installation on this machine, and compares the two',
    options: '',
    run: (installation) => drill(installation),
  },
  'rotate-keys': {
    summary: 'takes the next step of replacing the keys of sessions and files, and says when the one after it is due',
    options: '[--which token|file] [--leaked]',
    run: async (installation, { which, leaked }) =>
      well(...(await installation.rotateKeys({ rings: ringsOf(which), isLeaked: leaked !== undefined }))),
  },
};

function ringsOf(which: string | undefined): readonly RingName[] {
  const rings = RING_NAMES.filter((name) => which === undefined || name === which);
  if (rings.length === 0) throw new OperatorError(`--which is ${RING_NAMES.join(' or ')}.`);
  return rings;
}

async function drill(installation: Installation): Promise<Result> {
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

function spoken(what: string, { items, itemsHash, files, filesHash }: Contents): string {
  return `${what}: ${items} items (${itemsHash.slice(0, 16)}), ${files} files (${filesHash.slice(0, 16)}).`;
}

function retentionLines(over: readonly Over[], isDryRun: boolean): string[] {
  const lines = over.map(
    ({ company, kind, count, oldest }) => `${company.name}: ${kind} ${count}, the oldest ${oldest}`,
  );
  if (lines.length === 0) return ['Nothing has been kept beyond its time.'];
  return [...lines, isDryRun ? 'Nothing was changed.' : 'Ended.'];
}

async function backfill(installation: Installation, options: Options): Promise<Result> {
  const isDryRun = isGiven(options, 'dry-run');
  const what = options['what'];
  if (what === 'upgrades') {
    const done = await runUpgrades(installation, UPGRADES, { isDryRun });
    return well(...upgradeLines(done));
  }
  if (what !== 'search-entries') throw new OperatorError('Say what: upgrades, or search-entries.');
  const { put, deleted, left } = await mendSearch(installation, { isDryRun });
  const lines = [`Missing or wrong: ${put}.`, `Leading nowhere: ${deleted}.`, `Changed meanwhile, left: ${left}.`];
  return { lines: [...lines, isDryRun ? 'Nothing was changed.' : 'Mended.'], isWell: left === 0 };
}

const listed = (text = '') => text.split(',').flatMap((part) => part.trim() || []);

const isGiven = (options: Options, name: string) => options[name] !== undefined;

function personAsked(options: Options): PersonAsked {
  const asked = {
    company: needed(options, 'company'),
    userForms: listed(options['user-form']),
    cards: listed(options['card']),
    email: options['email'],
    phone: options['phone'],
    by: options['by'] ?? '',
    isListElsewhere: isGiven(options, 'list-kept-elsewhere'),
  };
  const isNamed = asked.userForms.length + asked.cards.length > 0 || asked.email || asked.phone;
  if (!isNamed) throw new OperatorError('Give --user-form, --email, --phone or --card.');
  return asked;
}

function manifestLines({ company, lines }: Manifest): string[] {
  const kinds = Object.entries(lines).map(
    ([name, { count, sha256 }]) => `  ${name}: ${count} (${sha256.slice(0, 16)})`,
  );
  return [`${company.name} (${company._id})`, ...kinds];
}

function needed(options: Options, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new OperatorError(`Give --${name}.`);
  return value;
}
