import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Walks the bundles of the functions under the Node that Lambda runs. That Node is `NODE_24` where it is set, else this one
 * where it is the same, else the build that npm has for this machine, which is kept under `.build`. Exits with 2, and says
 * so, where there is none: then nothing was run.
 */
const MAJOR = 24;
const KEPT = path.resolve('.build/lambda-node/node');

function versionOf(node: string): string | undefined {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith(`v${MAJOR}.`) ? stdout.trim() : undefined;
}

/** Takes the program out of npm's package of it; no script of the package is run. */
function fetchNode(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tyomaaportti-node-'));
  try {
    const name = `node-${process.platform}-${process.arch}@${MAJOR}`;
    const [file = ''] = execFileSync('npm', ['pack', name, '--silent'], { cwd: folder, encoding: 'utf8' }).split('\n');
    execFileSync('tar', ['xzf', file, 'package/bin/node'], { cwd: folder });
    mkdirSync(path.dirname(KEPT), { recursive: true });
    execFileSync('cp', [path.join(folder, 'package/bin/node'), `${KEPT}.new`]);
    renameSync(`${KEPT}.new`, KEPT);
    return KEPT;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lambdaNode(): string | undefined {
  const given = process.env['NODE_24'];
  if (given !== undefined) return given;
  const found = [process.execPath, KEPT].find((node) => versionOf(node) !== undefined);
  if (found !== undefined) return found;
  try {
    return fetchNode();
  } catch {
    return undefined;
  }
}

const node = lambdaNode();
const version = node === undefined ? undefined : versionOf(node);
if (node === undefined || version === undefined) {
  console.error(
    `NOT RUN: no Node ${MAJOR} was found, neither in NODE_24 nor by npm for ${process.platform} on ${process.arch}. Set NODE_24 to one.`,
  );
  process.exitCode = 2;
} else {
  console.log(`The bundles run under Node ${version} (${node}).`);
  const command = [
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'full',
    'tests/bundle/bundles',
    'tests/bundle/source-maps',
  ];
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, NODE_BINARY: node } });
  process.exitCode = status ?? 1;
}
