import path from 'node:path';
import { revokeEvidenceKeys } from '../../functions/evidence/revoke-keys.ts';
import { mendSearch } from './backfill/mend-search.ts';
import { recountLines, upgradeLines } from './backfill/lines.ts';
import { recount } from './backfill/recount.ts';
import { runUpgrades } from './backfill/run-upgrades.ts';
import { UPGRADES } from './backfill/upgrades.ts';
import { backUp, restore } from './backup.ts';
import { companyLines } from './company/company-list.ts';
import { exportCompany } from './company/export-company.ts';
import type { Manifest } from './company/export-folder.ts';
import { importCompany } from './company/import-company.ts';
import { requirePassKey } from './company/pass-key.ts';
import type { Command, Options, Result } from './command.ts';
import { requireOption, well } from './command-line.ts';
import { examine } from './doctor.ts';
import { PARKED_WORK_COMMANDS } from './parked-work.ts';
import { runRetention, type Over } from '../../functions/data-desk/retention/run-retention.ts';
import { erasePerson, previewErasure, type PersonAsked } from './erasing/erase-person.ts';
import { erasureLines, previewLines, receiptLines } from './erasing/receipt-lines.ts';
import { sweepFiles, sweptLines } from './files/sweep-files.ts';
import { makeFirstAdmin } from './first-admin.ts';
import { ENDABLE_RINGS, RING_NAMES, type RingName, USUAL_RINGS } from '../aws/parts/keys/rotation.ts';
import { GATHER_DUE_COMMAND } from './gather-due.ts';
import { type Installation, OperatorError } from './installation.ts';
import { KEPT_BACK_MAIL_COMMANDS } from './kept-back-mail.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { drill, restoreBeside, spoken } from './restoring/commands.ts';
import { VERIFY_COMMAND } from './verify-command.ts';
import { TRACE_COMMAND } from './trace/trace-command.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  'first-admin': {
    summary: 'makes the company and the root user of a new installation; prints a link to choose a password by',
    options: '--company <name> --email <address> [--name <name>]',
    run: async ({ world }, options) => {
      const email = requireOption(options, 'email');
      const admin = { company: options['company'] ?? '', name: options['name'] ?? '', email };
      return well(await makeFirstAdmin(world, admin), 'Open it within an hour. It works once.');
    },
  },
  'reset-second-factor': {
    summary: 'takes the second factors from a user whom no admin can help: the last root, who has lost them',
    options: '--email <address>',
    run: async ({ world }, options) => well(await resetSecondFactor(world, requireOption(options, 'email'))),
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
  ...PARKED_WORK_COMMANDS,
  ...GATHER_DUE_COMMAND,
  ...KEPT_BACK_MAIL_COMMANDS,
  ...TRACE_COMMAND,
  ...VERIFY_COMMAND,
  backup: {
    summary: 'writes everything into an empty folder; it holds personal data',
    options: '--to <folder>',
    run: async (installation, options) =>
      well(spoken('Backed up', await backUp(installation, path.resolve(requireOption(options, 'to'))))),
  },
  restore: {
    summary: 'puts a backup into an empty installation and reads all of it again',
    options: '--from <folder>',
    run: async (installation, options) =>
      well(spoken('Restored', await restore(path.resolve(requireOption(options, 'from')), installation))),
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
      const of = { company: requireOption(options, 'company'), folder: path.resolve(requireOption(options, 'to')) };
      return well(...manifestLines(await exportCompany(installation, of, say)));
    },
  },
  'import-company': {
    summary: 'puts an exported company into an empty installation and compares; goes on where it was killed',
    options: '--from <folder> [--new-passes]',
    run: async (installation, options, say) => {
      const folder = path.resolve(requireOption(options, 'from'));
      if (!isGiven(options, 'new-passes')) await requirePassKey(folder, installation);
      return well(...manifestLines(await importCompany(folder, installation, say)));
    },
  },
  'erase-person': {
    summary: 'erases a person from a company, but for what must be kept, and writes a receipt; begin with --dry-run',
    options:
      '--company <id> --user-form <id>[,<id>…] | --email <address> | --phone <number> [--card <id>[,<id>…]] [--list-kept-elsewhere] --dry-run | --by <who> --to <folder>',
    run: async (installation, options) => {
      const asked = personAsked(options);
      if (isGiven(options, 'dry-run')) return well(...previewLines(await previewErasure(installation, asked)));
      const asWhom = { ...asked, by: requireOption(options, 'by') };
      const receipts = await erasePerson(installation, asWhom, path.resolve(requireOption(options, 'to')));
      return well(...receipts.flatMap(receiptLines));
    },
  },
  erasures: {
    summary: 'shows the receipts of what was erased in a company',
    options: '--company <id>',
    run: async ({ world }, options) => well(...(await erasureLines(world.table, requireOption(options, 'company')))),
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
  'restore-table': {
    summary: 'restores the table of a stage to a second of 35 days, beside it, and prints the setting that uses it',
    options: '--to <table> [--at <time, ISO 8601>]',
    run: (installation, options, say) => restoreBeside(installation, options, say),
  },
  'restore-drill': {
    summary:
      'restores the table of a stage beside it, and a backup into a new installation on this machine; compares both',
    options: '',
    run: (installation, _, say) => drill(installation, say),
  },
  'rotate-keys': {
    summary:
      'takes the next step of replacing keys, those of sessions and files or a ring, and says when the next is due',
    options: `[--ring ${RING_NAMES.join('|')}] [--leaked | --deployed]`,
    run: async (installation, options) => {
      const rings = ringsOf(options['ring']);
      const isLeaked = isGiven(options, 'leaked');
      if (isLeaked && !rings.every((name) => ENDABLE_RINGS.includes(name)))
        throw new OperatorError(`--leaked is for ${ENDABLE_RINGS.join(', ')}: the others are replaced step by step.`);
      const isDeployed = isGiven(options, 'deployed');
      if (isLeaked && rings.includes('evidence')) await revokeEvidenceKeys(installation.world);
      return well(...(await installation.rotateKeys({ rings, isLeaked, isDeployed })));
    },
  },
};

function ringsOf(ring: string | undefined): readonly RingName[] {
  if (ring === undefined) return USUAL_RINGS;
  const rings = RING_NAMES.filter((name) => name === ring);
  if (rings.length === 0) throw new OperatorError(`--ring is one of ${RING_NAMES.join(', ')}.`);
  return rings;
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
    company: requireOption(options, 'company'),
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
