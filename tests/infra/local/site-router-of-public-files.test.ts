import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { loadEdge } from '../../../infra/local/site/edge.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../web/public');

test('every file that the site publishes by its name reaches the browser as itself, not as the page', async () => {
  const entries = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const uris = entries.map(({ parentPath, name }) => `/${path.relative(PUBLIC, path.join(parentPath, name))}`);
  const { siteRouter } = loadEdge({});
  const routed = await Promise.all(uris.map((uri) => siteRouter.handler(viewerRequest({ uri }))));
  expect(uris.length).toBeGreaterThan(3);
  // Browsers and robots ask for it by themselves, whatever a page names.
  expect(uris).toContain('/favicon.ico');
  expect(routed.map((request) => ('uri' in request ? request.uri : 'refused'))).toEqual(uris);
});
