import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { hasInstallScript?: boolean; inBundle?: boolean; resolved?: string; integrity?: string };
type Lock = { packages: Record<string, Locked> };

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;
const installed = Object.entries(packages).filter(([name]) => name !== '');

test('no package runs a script when it is installed, but esbuild, which looks for its own binary', () => {
  const names = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
  expect(names).toEqual(['node_modules/esbuild']);
});

test('every package is of a registry and is held to the hash in the lock file, its own or that of the one that brings it', () => {
  const loose = installed.filter(
    ([, { inBundle = false, resolved = 'https:', integrity = '' }]) =>
      !resolved.startsWith('https:') || !(inBundle || integrity.startsWith('sha512-')),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});
