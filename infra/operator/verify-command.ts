import { readFile } from 'node:fs/promises';
import { stateOf, type Finding, type FindingCode } from '../../shared/evidence/finding.ts';
import { verifyEvidence, type Outcome, type Verdict } from '../../shared/evidence/verify-evidence.ts';
import { findEvidenceDays } from '../../functions/store/entities/evidence/evidence-days.ts';
import { findEvidenceKeys } from '../../functions/store/entities/evidence/evidence-keys.ts';
import type { Command } from './command.ts';
import { type Installation, OperatorError } from './installation.ts';

const SAYS: Readonly<Record<FindingCode, string>> = {
  whole: 'whole',
  not_utf8: 'is not UTF-8',
  not_canonical: 'is not canonical JSON from here on',
  wrong_shape: 'is not of the format',
  changed: 'was changed',
  out_of_chain: 'is out of the chain',
  seal_broken: 'is no seal of its key',
  unknown_key: 'is of a key that is not listed',
  key_revoked: 'is of a leaked key, and under no root of before',
  no_keys: 'could not be held to a key',
  missing: 'is missing',
  erased: 'was erased',
  former: 'is known by its hash alone: it was replaced since',
  of_other: 'belongs to something else',
  day_unknown: 'has no root',
  left_out: 'was made of another link, which is left out here',
  day_not_over: 'lies under no root yet',
  no_days: 'could not be held to a root',
};

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  whole: 'WHOLE',
  broken: 'BROKEN',
  unproven: 'UNPROVEN',
  unreadable: 'NO EVIDENCE FILE',
};

function lineOf({ about, code, link, page, member, place, day }: Finding): string {
  const where = [link && `link ${link}`, page !== undefined && `page ${page + 1}`, member, place, day];
  return `${about} ${where.filter(Boolean).join(' ')}: ${SAYS[code]}`;
}

function linesOf({ outcome, findings, evidence, mark, erased }: Verdict): string[] {
  const told = findings.filter((finding) => stateOf(finding) !== 'whole').map(lineOf);
  const count = findings.length - told.length;
  return [
    `${OUTCOMES[outcome]}${evidence ? `: ${evidence.sub}` : ''}${mark === undefined ? '' : `, mark ${mark}`}`,
    ...(erased ? [`Erased on ${erased.at.slice(0, 10)}, whole before it as far as nothing below says otherwise.`] : []),
    `${count} hashes, links, seals and paths are whole.`,
    ...told,
  ];
}

async function verify({ world: { table } }: Installation, path: string | undefined): Promise<Verdict> {
  if (path === undefined) throw new OperatorError('Say which file: npm run ops -- verify evidence.json');
  const bytes = await readFile(path).catch(() => {
    throw new OperatorError(`${path} cannot be read.`);
  });
  const company = /"company":"([\w-]+)"/.exec(bytes.toString())?.[1] ?? '';
  const keys = await findEvidenceKeys(table);
  return verifyEvidence(bytes, { keys }, { days: await findEvidenceDays(table, company) });
}

export const VERIFY_COMMAND: Readonly<Record<string, Command>> = {
  verify: {
    summary: 'checks an evidence file against the keys and days of the installation, and says what is not whole',
    options: '<file>',
    run: async (installation, { what }) => {
      const verdict = await verify(installation, what);
      return { lines: linesOf(verdict), isWell: verdict.outcome === 'whole' };
    },
  },
};
