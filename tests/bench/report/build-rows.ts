import type { MeasuredBuilds } from '../builds/measured-builds.ts';
import { passes, type Row } from './row.ts';

const KILOBYTE = 1024;
const START_GATE = 2;
const ANSWER_GATE = 1.5;
const shown = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`;

/** The sizes of what is built, and the start of the API. */
export function buildRows({ api, start, firstAnswer, scripts }: MeasuredBuilds): Row[] {
  const size = (item: string, what: string, { bytes, gate }: { bytes: number; gate: number }): Row => ({
    item,
    what,
    measured: shown(bytes),
    gate: `${gate} KB`,
    verdict: passes(bytes <= gate * KILOBYTE),
  });
  const ratio = (what: string, over: number, under: number) => ({
    item: 'cold start',
    what: `${what}, medians of 15 (${over.toFixed(0)} / ${under.toFixed(0)} ms)`,
    measured: `${(over / under).toFixed(2)}x`,
  });
  return [
    size('bundle', 'API bundle at start, minified', { bytes: api.start, gate: 620 }),
    size('bundle', 'API bundle at start, gzip', { bytes: api.startGzipped, gate: 180 }),
    {
      ...ratio('a fresh process that loads the API / an empty handler', start.api, start.empty),
      gate: `${START_GATE}x`,
      verdict: passes(start.api / start.empty <= START_GATE),
    },
    {
      ...ratio('the same of its libraries alone / an empty handler', start.libraries, start.empty),
      gate: '',
      verdict: '',
    },
    {
      ...ratio(
        'the first answer of a fresh process, with its keys and a first TLS connection, to a worker who loads their induction / of a bare handler that reads the same',
        firstAnswer.api,
        firstAnswer.bare,
      ),
      gate: `${ANSWER_GATE}x`,
      verdict: passes(firstAnswer.api / firstAnswer.bare <= ANSWER_GATE),
    },
    size('first scripts', 'JavaScript of the PIN page, brotli', { bytes: scripts.pinPage, gate: 100 }),
    size(
      'first scripts',
      'JavaScript of the PIN page and the player until the first page of an induction can be read, brotli',
      {
        bytes: scripts.playerAtOnce,
        gate: 120,
      },
    ),
    size('first scripts', 'the same with all that it may load later', { bytes: scripts.player, gate: 150 }),
    size('staff scripts', 'JavaScript of the list of inductions to approve, brotli', {
      bytes: scripts.adminList,
      gate: 260,
    }),
  ];
}
