import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runMorning } from '../../../functions/jobs/run-morning.ts';
import type { Evidence, EvidenceDays } from '../../../shared/evidence/evidence.ts';
import { namedFiles } from '../../../shared/evidence/named-files.ts';
import { fetchEvidence, published } from '../../fixtures/evidence/fetched-evidence.ts';
import { submitPermit } from '../../fixtures/permits/draft-permit.ts';
import { PermitSite } from '../../fixtures/permits/permit-site.ts';
import { RICH_PIN, takeWhole } from '../../fixtures/walk.ts';
import { temporaryFolder } from '../../infra/local/temporary-folder.ts';

const PAGE = readFileSync(new URL('../../../docs/evidence.md', import.meta.url), 'utf8');
const [, CHAPTER = ''] = PAGE.split('## The same by openssl');
/** The commands as they stand on the page, in their order. */
const COMMANDS = [...CHAPTER.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands);

let site: PermitSite;
beforeAll(async () => {
  site = await PermitSite.start();
});
afterAll(() => site.app.stop());

/** What the commands print, line by line, in a shell that ends at the first that fails. */
async function printed(folder: string): Promise<string[]> {
  const script = ['set -eo pipefail', ...COMMANDS].join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder });
  return stdout.trim().split('\n');
}

type Kept = { folder: string; evidence: Evidence; days: EvidenceDays };

/** A folder with the evidence as the product gives it on the morning after, the files beside it, and what is published. */
async function kept(kind: 'user-forms' | 'permits', id: string): Promise<Kept> {
  const { app } = site;
  // The tokens of the day before have ended.
  const token = await app.login(`${kind === 'permits' ? 'foreman' : 'manager'}@example.com`);
  const { status, text } = await fetchEvidence(app, `/${kind}/${id}`, token);
  if (status !== 200) throw new Error(text);
  const evidence = JSON.parse(text) as Evidence;
  const { keys, days } = await published(app, evidence.company);
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'files'));
  const write = (name: string, content: string | Uint8Array) => writeFile(path.join(folder, name), content);
  await write('evidence.json', text);
  await write('tyomaaportti-keys.json', JSON.stringify(keys));
  await write('tyomaaportti-days.json', JSON.stringify(days));
  for (const { name, of } of namedFiles(evidence).filter((file) => file.of === 'own')) {
    const bytes = await app.files.get(`static/images/userForm/${id}/${name}`);
    if (!bytes) throw new Error(`${of} ${name} is nowhere`);
    await write(`files/${name}`, bytes);
  }
  return { folder, evidence, days };
}

const digestIn = (line: string | undefined) => /\b[0-9a-f]{64}\b/.exec(line ?? '')?.[0];

describe('the openssl commands of the page of documentation', () => {
  let signed: { id: string };
  let permit: { _id: string };
  beforeAll(async () => {
    signed = await takeWhole(site.app, RICH_PIN);
    permit = await submitPermit(site);
    await site.app.settle();
    site.app.pass(24 * 3600);
    await runMorning(site.app.world);
    await site.app.settle();
  });

  test('find the hashes, the seal, the way to the day and the files of an induction', async () => {
    const { folder, evidence, days } = await kept('user-forms', signed.id);
    const [link, content, part, verified, sealed, root, ...files] = await printed(folder);
    const newest = evidence.links.at(-1);
    expect([link, content].map(digestIn)).toEqual([newest?.link.hash, newest?.link.contentHash]);
    expect(newest?.content).toMatchObject({ details: digestIn(part) });
    expect(verified).toBe('Verified OK');
    expect(sealed).toBe(newest?.link.hash);
    expect(root).toBe(days.days.find(({ day }) => day === evidence.days.at(-1)?.day)?.root);
    const named = namedFiles(evidence).filter(({ of }) => of === 'own');
    expect(named.length).toBeGreaterThan(0);
    expect(files).toHaveLength(named.length);
    for (const file of files) {
      const [, name = ''] = /\(files\/([0-9a-f]{32})/.exec(file) ?? [];
      expect(digestIn(file)?.slice(0, 32)).toBe(name);
    }
  });

  test('find another hash where a letter of what was signed is another, and refuse a seal of another link', async () => {
    const { folder, evidence } = await kept('user-forms', signed.id);
    const file = path.join(folder, 'evidence.json');
    const newest = evidence.links.at(-1);
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.replace('"lastName":"Meikäläinen"', '"lastName":"Meikälainen"'));
    const [, , part] = await printed(folder);
    expect(newest?.content).not.toMatchObject({ details: digestIn(part) });
    const [head = '', payload = '', signature = ''] = newest?.seal.split('.') ?? [];
    const other = Buffer.from(payload, 'base64url').toString().replace('"n":1', '"n":2');
    const forged = [head, Buffer.from(other).toString('base64url'), signature].join('.');
    await writeFile(file, whole.replace(newest?.seal ?? '-', forged));
    await expect(printed(folder)).rejects.toMatchObject({ stdout: expect.stringContaining('Verification failure') });
  });

  test('agree on a permit', async () => {
    const { folder, evidence, days } = await kept('permits', permit._id);
    const [link, content, part, verified, sealed, root] = await printed(folder);
    const newest = evidence.links.at(-1);
    expect([link, content].map(digestIn)).toEqual([newest?.link.hash, newest?.link.contentHash]);
    expect(newest?.content).toMatchObject({ event: digestIn(part) });
    expect([verified, sealed]).toEqual(['Verified OK', newest?.link.hash]);
    expect(root).toBe(days.days.find(({ day }) => day === evidence.days.at(-1)?.day)?.root);
  });
});
