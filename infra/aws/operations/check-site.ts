/** Public addresses and their expected answers: from the site's bucket, both edge functions and the API. */
const ASKED: readonly { path: string; status: number; type?: string }[] = [
  { path: '/', status: 200, type: 'text/html' },
  { path: '/languages/fi.json', status: 200, type: 'application/json' },
  { path: '/api/health', status: 200, type: 'application/json' },
  // The file gate refuses requests without a token.
  { path: '/static/outside', status: 403 },
];
/** The first request of a quiet night may be slow or lose its connection. */
const MOST_TRIES = 2;
/** The longest time that the edge waits for the API. */
const LONGEST_ANSWER_MILLISECONDS = 10_000;

/** Opens the public address as a visitor does. Throws when an answer is wrong. */
export async function handler(): Promise<void> {
  const found = await Promise.all(ASKED.map(faultOf));
  const faults = found.flatMap((fault) => fault ?? []);
  for (const fault of faults)
    process.stdout.write(`${JSON.stringify({ level: 'error', event: 'site_unreachable', ...fault })}\n`);
  if (faults.length > 0) throw new Error(`not answered: ${faults.map(({ path }) => path).join(' ')}`);
}

type Asked = (typeof ASKED)[number];

/** The fault that remains after the last retry. */
async function faultOf(asked: Asked): Promise<{ path: string; fault: string } | undefined> {
  let fault: string | undefined;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    fault = await faultOfOne(asked).catch((error: unknown) => (error instanceof Error ? error.name : String(error)));
    if (fault === undefined) return undefined;
  }
  return { path: asked.path, fault: fault ?? '' };
}

async function faultOfOne({ path, status, type = '' }: Asked): Promise<string | undefined> {
  const answer = await fetch(`${process.env['BASE_URL']}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MILLISECONDS),
  });
  const found = answer.headers.get('content-type') ?? '';
  // Reads the whole body: a truncated answer is a fault.
  await answer.arrayBuffer();
  return answer.status === status && found.startsWith(type) ? undefined : `${answer.status} ${found}`;
}
