import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dueAt } from '../../functions/store/due/due-index.ts';
import { worldFromEnv } from '../../functions/world-from-env.ts';
import { buildFunctions, FUNCTION_ENTRIES } from '../../infra/build/build-functions.ts';
import { bundleFunction } from '../../infra/build/bundle-function.ts';
import { COMMANDS } from '../../infra/operator/commands.ts';
import type { Installation } from '../../infra/operator/installation.ts';
import { sourceMapsOfFolder } from '../../infra/operator/trace/add-kept-source-maps.ts';
import { SOURCE_MAPS } from '../../infra/build/source-maps/bundle-names.ts';
import { openedInstallation } from '../fixtures/operator/operated.ts';
import { temporaryFolder } from '../infra/local/temporary-folder.ts';
import { SCHEDULED } from './function-events.ts';
import { LambdaProcess } from './lambda-process.ts';
import { type LocalCloud, startLocalCloud } from './local-cloud.ts';

const BUNDLES = '.build/test-traces';
const ROOT = path.resolve(import.meta.dirname, '../..');
const WORKER = 'functions/jobs/do-item.ts';
const ENTRY = 'functions/api/due-work-lambda.ts';

let cloud: LocalCloud;
let dueWork: LambdaProcess;
/** What the worker has logged of work that no release knows. */
let logged: string;
beforeAll(async () => {
  await buildFunctions(BUNDLES);
  cloud = await startLocalCloud();
  // The SDK looks for its credentials in the environment of the process.
  for (const [name, value] of Object.entries(cloud.env)) vi.stubEnv(name, value);
  const { table } = await worldFromEnv(process.env);
  const due = dueAt(new Date(Date.now() - 1000).toISOString(), 'odd');
  await table.write([{ put: { PK: 'ODD#1', SK: 'ODD', entity: 'unheardOf', ...due } }]);
  vi.unstubAllEnvs();
  dueWork = await LambdaProcess.start(path.resolve(BUNDLES, 'due-work/index.mjs'), cloud.env);
  await dueWork.invoke(SCHEDULED);
  logged = dueWork.log.split('\n').find((line) => line.includes('due_work_failed')) ?? 'nothing was logged';
});
afterAll(async () => {
  await dueWork?.stop();
  await cloud?.stop();
});

/** What `npm run ops -- trace` prints of a text, with the source maps of a folder. */
async function trace(text: string, maps = path.join(BUNDLES, SOURCE_MAPS)): Promise<string[]> {
  const from = path.join(await temporaryFolder(), 'told');
  await writeFile(from, text);
  const installation: Installation = { ...(await openedInstallation()), readSourceMap: sourceMapsOfFolder(maps) };
  return (await COMMANDS['trace']?.run(installation, { from }))?.lines ?? [];
}

/** Where something stands in a file of the source, as a stack says it. */
function placeOf(file: string, code: string): string {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes(code));
  return `${file}:${line + 1}:${(lines[line]?.indexOf(code) ?? 0) + 1}`;
}

describe('a log line of the worker about work that failed', () => {
  test('tells the kind, the item, the message, the stack and the request', () => {
    expect(JSON.parse(logged)).toMatchObject({
      kind: 'unheardOf',
      item: expect.stringMatching(/^[\w-]{12}$/),
      message: 'no such kind of work',
      stack: expect.stringMatching(/^at .*due-work\/[0-9a-f]{12}\/index\.cjs:\d+:\d+/),
      requestId: '1',
    });
  });

  test('is traced to the lines of the source, by the names of functions there', async () => {
    const [head, first, ...others] = await trace(logged);
    const thrown = `    at doItem (${placeOf(WORKER, "new Error('no such kind of work')")})`;
    expect([head, first]).toEqual(['Error: no such kind of work', thrown]);
    expect(others[0]).toBe(`    at doGroup (${placeOf('functions/jobs/do-due-work.ts', 'doItem(world, piece')})`);
    expect(others.at(-1)).toBe(`    at async handler (${placeOf(ENTRY, 'await doDueWork(world, run)')})`);
  });

  test('is traced as well where it is wrapped, pasted as a stack, or written by Lambda at the end of a run', async () => {
    const [head, ...frames] = await trace(logged);
    const { stack } = JSON.parse(logged) as { stack: string };
    const insights = JSON.stringify([{ '@timestamp': 'now', '@message': logged }], null, 2);
    expect(await trace(insights)).toEqual([head, ...frames]);
    expect(await trace(`${logged}\n${logged}\n`)).toEqual([head, ...frames, head, ...frames]);
    expect(await trace(stack)).toEqual(frames);
    expect(await trace(stack.replaceAll('\n', '\\n'))).toEqual(frames);
    const stackTrace = ['Error: no such kind of work', ...stack.split('\n').map((line) => `    ${line}`)];
    const ended = { level: 'ERROR', message: { errorType: 'Error', stackTrace }, requestId: '1' };
    expect(await trace(JSON.stringify(ended))).toEqual([head, ...frames]);
  });
});

describe('what cannot be traced is said', () => {
  test('of a bundle that was not built here, by its name', async () => {
    await expect(trace('    at a (due-work/000000000000/index.mjs:1:20)')).rejects.toThrow(
      'No source map of due-work/000000000000/index.mjs is kept here',
    );
  });

  test('of a text in which no line names a bundle', async () => {
    await expect(trace('TypeError: x is not a function\n    at file:///var/task/index.mjs:1:2')).rejects.toThrow(
      'No line of it names a bundle',
    );
  });

  test('not of a line that is Node’s own or of another program: it stays as it is', async () => {
    const { stack } = JSON.parse(logged) as { stack: string };
    const [first = ''] = stack.split('\n');
    const own = '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)';
    expect((await trace(`${first}\n${own}`))[1]).toBe(own);
  });
});

describe('a bundle', () => {
  test.each(Object.keys(FUNCTION_ENTRIES))(
    '%s goes without its source maps, which name sources as the repository does',
    (name) => {
      const all = readdirSync(path.join(BUNDLES, name));
      const files = all.filter((file) => /\.[cm]js$/.test(file));
      expect(all.filter((file) => !files.includes(file) && !file.endsWith('.cache'))).toEqual([]);
      const code = files.map((file) => readFileSync(path.join(BUNDLES, name, file), 'utf8')).join('\n');
      expect(code).not.toContain('sourceMappingURL');
      const maps = readdirSync(path.join(BUNDLES, SOURCE_MAPS, name), { recursive: true, encoding: 'utf8' });
      const kept = maps
        .filter((file) => file.endsWith('.map'))
        .map((file) => readFileSync(path.join(BUNDLES, SOURCE_MAPS, name, file), 'utf8'));
      expect(kept).toHaveLength(files.length);
      for (const text of [code, ...kept]) expect(text).not.toContain(ROOT);
      const sources = new Set(kept.flatMap((text) => (JSON.parse(text) as { sources: string[] }).sources));
      const isOfRepository = (file: string) =>
        /^(functions|shared|infra|web|node_modules)\/|^builtin:|\/<define:[\w.]+>$/.test(file);
      expect([...sources].filter((file) => !isOfRepository(file))).toEqual([]);
    },
  );

  test('is the same where it is built of the same code with other comments, and in another folder', async () => {
    const root = await temporaryFolder();
    await mkdir(path.join(root, 'in'));
    const write = (file: string, code: string) => writeFile(path.join(root, 'in', file), code);
    const later = ['one', 'two'].map((name) => `import(${JSON.stringify(`./${name}.ts`)})`);
    await write('entry.ts', `export const handler = () => Promise.all([${later.join()}]);\n`);
    for (const name of ['one', 'two'])
      await write(`${name}.ts`, `import { both } from './both.ts';\nexport const ${name} = both('${name}');\n`);
    const built = async (comment: string, outdir: string) => {
      await write('both.ts', `${comment}export const both = (name: string) => name.length + Date.now();\n`);
      await bundleFunction(root, 'in/entry.ts', path.join(root, outdir));
      const files = readdirSync(path.join(root, outdir)).filter((file) => !file.endsWith('.map'));
      return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, outdir, file), 'utf8')]));
    };
    const first = await built('', 'out');
    const whole = ['in-one.mjs', 'in-two.mjs', 'index.cjs', 'index.mjs', 'load-scripts.mjs', 'part-00000001.mjs'];
    expect(Object.keys(first).toSorted()).toEqual(whole);
    expect(await built('// Why it is so.\n\n', 'elsewhere/out')).toEqual(first);
  });
});
