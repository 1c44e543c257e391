import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const KNOWN_PATHS = [
  // Opens a page in a third of the processor time. Debian's command for it is a shell script: a kill would end the shell and not the
  // browser.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium on this machine: from CHROMIUM_PATH, the system, or playwright's download. */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...KNOWN_PATHS, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Finds a Chromium, or installs one: through the system's packages as root on Debian, else by playwright's own download. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  for (const [command, ...rest] of INSTALLS) {
    try {
      execFileSync(command ?? '', rest, { stdio: 'inherit' });
    } catch {
      continue;
    }
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error('No Chromium was found and none could be installed: install one, or set CHROMIUM_PATH to one.');
}

const INSTALLS: readonly string[][] = [
  ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ['npx', 'playwright', 'install', 'chromium'],
];
