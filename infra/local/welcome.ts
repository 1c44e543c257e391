import path from 'node:path';
import { DEMO_PINS } from '../demo/demo-pins.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo/seed.ts';
import type { LocalServer } from './listening/server.ts';
import type { LocalSettings } from './settings.ts';

const PINS = [
  [DEMO_PINS.site, 'every kind of content'],
  [DEMO_PINS.visitor, 'short: one text page, one signature'],
] as const;

type Row = [title: string, text: string];

/** Terminal lines about a server that has just started. */
export function welcome({ url, world }: LocalServer, settings: LocalSettings, startSeconds: number): string {
  const isLocal = settings.host !== '0.0.0.0' && settings.host !== '::';
  const rows: Row[] = [
    ...(settings.firstData.kind === 'demo' ? demoRows(url) : rootRows(url, settings.firstData.rootEmail)),
    ...(isLocal ? [['Sent mail and SMS', `${url}/dev/outbox`] satisfies Row] : []),
    ['Data', `${shortenPath(settings.dataFolder)} (delete it to start afresh)`],
  ];
  const width = Math.max(...rows.map(([title]) => title.length)) + 3;
  const lines = rows.map(([title, text]) => `  ${title.padEnd(width)}${text}`);
  const running = `  ${world.settings.wordmark} runs at ${url} (ready in ${startSeconds.toFixed(1)} s)`;
  return ['', running, '', ...lines, '', '  Stop it with Ctrl-C.', ''].join('\n');
}

function shortenPath(folder: string): string {
  const relative = path.relative('', folder);
  return relative.startsWith('..') ? folder : relative;
}

/** The address of the first start; root may have changed it since. */
function rootRows(url: string, rootEmail: string): Row[] {
  return [['Log in', `${url}/login  as ${rootEmail} at first`]];
}

function demoRows(url: string): Row[] {
  const pins = PINS.map(([pin, text], i): Row => [i === 0 ? 'Induction PINs' : '', `${pin}  ${url}/s/${pin}  ${text}`]);
  const accounts = DEMO_USERS.map(({ account }) => account).join(' · ');
  const logins: Row[] = [
    ['Log in', `${url}/login`],
    ['', `${accounts} (each @example.com), password ${DEMO_PASSWORD}`],
    ['', `admin@toinen.example.com of a second company, same password`],
  ];
  return [...pins, ...logins];
}
