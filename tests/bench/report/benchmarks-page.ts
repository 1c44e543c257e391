import type { Row } from './row.ts';

const HEADER = `# Benchmarks

Written by \`npm run bench\`. No gate is a time: each is a ratio, a count or a size.

- A ratio compares two handlers in one process, call by call (candidate, floor, floor, candidate): 60 rounds of 100 calls, the middle call of each
  side. Shown is the median of the rounds, in brackets its 95 % confidence interval by bootstrap and the 10th to 90th percentile; the gate is on the
  interval's upper end. DynamoDB is a separate process that answers recorded bytes. Milliseconds are of CPU and only shown. The same callers ask
  again and again, so their tokens are in memory, as on a warm Lambda. If the bare handler does not measure as even with itself, or one GetItem more
  is not seen, the run is void.
- A count is DynamoDB requests / write units / read units, retries too, by DynamoDB's size formula over the embedded store, which reports the same.
  It must be exactly what \`tests/bench/budgets.json\` says; \`npm run bench -- --accept\` writes that file anew. Staff calls take one GetItem more than
  the targets name, for the caller.
- A target that is missed is shown and fails nothing: each row that a search finds is an item to read, half a unit each; and pictures are counted, and
  the form looked at, before any is stored.
- Sizes and the start are of bundles built for the run, 1 KB = 1,024 bytes; JavaScript is all that a screen loads, with what it may load later.
- The induction on a phone, the visit, the wait and the photo are of a real browser with a phone's screen: bytes are of bodies both ways, compressed with brotli where the site's files are, as a counting
  proxy sees them; headers are not counted.
- Cold start: most of it are the API's libraries, which are also measured alone, bundled as the functions are.
- The last row of the first scripts and the visit miss their gates. React, the router and i18next are 84 KB of brotli before a line of the product. What comes after the first
  page is every kind of content, what a phone needs for a day without a network, the other of Finnish and English, and the pass with its code.
- Refused logins are compared, 20 rounds of 12, in the same way; its gate is on the median.
- Lists of 100,000 rows: \`docs/measured/list-curve.md\`, by \`npm run tools -- test:long:curve\`.
- What Lighthouse thinks of the pages: \`docs/measured/lighthouse.md\`, by \`npm run tools -- lighthouse\`. The comparison with Express was made once, by hand: decision 0069.
`;

/** The page in Markdown. */
export function benchmarksPage(rows: readonly Row[], machine: string): string {
  const lines = rows.map(({ item, what, measured, gate, verdict }) => [item, what, measured, gate, verdict]);
  const table = [['Item', 'What', 'Measured', 'Gate', 'Result'], ['---', '---', '---', '---', '---'], ...lines];
  return `${HEADER}\n${machine}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
