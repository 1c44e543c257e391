import type { RequestListener } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { handler } from '../../../infra/aws/operations/check-site.ts';
import { listening } from '../local/listening.ts';

type Answer = [status: number, type: string];

const WELL: Readonly<Record<string, Answer>> = {
  '/': [200, 'text/html; charset=utf-8'],
  '/languages/fi.json': [200, 'application/json'],
  '/api/health': [200, 'application/json'],
  '/static/outside': [403, 'text/html'],
};

let told: string[];

beforeEach(() => {
  told = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => told.push(String(line)) > 0);
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

/** A site that answers so; `lost` requests of each path, the first, get no answer. */
async function check(answers: Readonly<Record<string, Answer>>, lost = 0): Promise<void> {
  const asked = new Map<string, number>();
  const site: RequestListener = ({ url = '' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    if ((asked.get(url) ?? 0) <= lost) return void response.destroy();
    const [status, type] = answers[url] ?? [404, 'text/plain'];
    response.writeHead(status, { 'content-type': type }).end('{}');
  };
  vi.stubEnv('BASE_URL', await listening(site));
  await handler();
}

test('the look from outside is content with a site that answers, even where each first request is lost', async () => {
  await check(WELL);
  await check(WELL, 1);
  expect(told).toEqual([]);
});

test.each<[path: string, answer: Answer, fault: string]>([
  ['/', [503, 'text/html'], '503 text/html'],
  ['/languages/fi.json', [200, 'text/html'], '200 text/html'],
  ['/api/health', [503, 'application/json'], '503 application/json'],
  ['/static/outside', [200, 'image/png'], '200 image/png'],
])('the look from outside fails, and says why, where %s is answered %j', async (path, answer, fault) => {
  await expect(check({ ...WELL, [path]: answer })).rejects.toThrow(path);
  expect(told.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 'error', event: 'site_unreachable', path, fault },
  ]);
});

test('the look from outside fails where nobody answers at all', async () => {
  await expect(check(WELL, 2)).rejects.toThrow('not answered: / /languages/fi.json /api/health /static/outside');
});
