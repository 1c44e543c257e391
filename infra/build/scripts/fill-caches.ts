import { readdirSync, writeFileSync } from 'node:fs';
import { cacheName } from './cache-name.ts';
import { load, loadedScripts } from './load-scripts.ts';

/** Run beside a bundle's scripts: writes the code cache of each, with what their start has compiled. */
load('index.cjs');
const folder = import.meta.dirname;
for (const file of readdirSync(folder)) if (file.endsWith('.cjs')) load(file);
for (const [file, { script }] of loadedScripts) {
  writeFileSync(`${folder}/${cacheName(file)}`, script.createCachedData());
}
