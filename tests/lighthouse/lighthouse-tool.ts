import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

type Audit = { score: number | null; numericValue?: number; title: string };
type Report = {
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Options = {
  port: number;
  onlyCategories: readonly Category[];
  disableStorageReset: boolean;
  logLevel: 'error';
};

/** Looks at an address as a phone on a slow network, in the browser that listens on the port. */
export type Lighthouse = (url: string, options: Options) => Promise<{ lhr: Report } | undefined>;

const TOOL = fileURLToPath(new URL('./tool', import.meta.url));
const FOLDER = path.resolve('.build/lighthouse');
const MODULE = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');

/** Lighthouse, 185 MB, from a folder of its own: who does not ask for it does not install it. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(MODULE)) install();
  const { default: lighthouse } = (await import(pathToFileURL(MODULE).href)) as { default: Lighthouse };
  return lighthouse;
}

function install(): void {
  cpSync(TOOL, FOLDER, { recursive: true });
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}
