import path from 'node:path';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo/seed.ts';
import type { LocalServer } from './server.ts';
import type { LocalSettings } from './settings.ts';

const DEMO_PINS = [
  ['123456', 'every kind of content'],
  ['234567', 'short: one text page, one signature'],
] as const;

type Row = [title: string, text: string];

/** What a person needs to know about the server that has just started, as lines for a terminal. */
export function welcome({ url, world }: LocalServer, settings: LocalSettings, startSeconds: number): string {
  const isLocal = settings.host !== '0.0.0.0' && settings.host !== '::';
  const rows: Row[] = [
    ...(settings.firstData.kind === 'demo' ? demoRows(url) : rootRows(url, settings.firstData.rootEmail)),
    ...(isLocal ? [['Sent mail and SMS', `${url}/dev/outbox`] satisfies Row] : []),
    ['Data', `${shortened(settings.dataFolder)} (delete it to start afresh)`],
  ];
  const width = Math.max(...rows.map(([title]) => title.length)) + 3;
  const lines = rows.map(([title, text]) => `  ${title.padEnd(width)}${text}`);
  const running = `  ${world.settings.wordmark} runs at ${url} (ready in ${startSeconds.toFixed(1)} s)`;
  return ['', running, '', ...lines, '', '  Stop it with Ctrl-C.', ''].join('\n');
}

function shortened(folder: string): string {
  const relative = path.relative('', folder);
  return relative.startsWith('..') ? folder : relative;
}

/** The address is that of the first start: root may have changed it since. */
function rootRows(url: string, rootEmail: string): Row[] {
  return [['Log in', `${url}/login  as ${rootEmail} at first`]];
}

function demoRows(url: string): Row[] {
  const pins = DEMO_PINS.map(([pin, text], i): Row => [
    i === 0 ? 'Induction PINs' : '',
    `${pin}  ${url}/s/${pin}  ${text}`,
  ]);
  const accounts = DEMO_USERS.map(({ account }) => account).join(' · ');
  const logins: Row[] = [
    ['Log in', `${url}/login`],
    ['', `${accounts} (each @example.com), password ${DEMO_PASSWORD}`],
    ['', `admin@toinen.example.com of a second company, same password`],
  ];
  return [...pins, ...logins];
}
