import { describe, expect, test } from 'vitest';
import { type EdgeRequest, viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { WORKER_LANGUAGES } from '../../../shared/core/language.ts';
import { EDGE_ENGINES, POSTER_ROUTER } from './edge-engines.ts';

describe.each(EDGE_ENGINES)('the router of posters in $engine', ({ run }) => {
  const routed = async (event: Parameters<typeof viewerRequest>[0]) =>
    (await run(POSTER_ROUTER, viewerRequest(event))) as EdgeRequest;
  const at = (uri: string, query = '', cookie?: string) =>
    routed({ uri, query, ...(cookie !== undefined && { headers: { cookie } }) });
  const asked = (pin: string, language: string) => ({ pin: { value: pin }, language: { value: language } });

  test('asks for the page of a PIN by PIN and language alone, so that it is kept once for all', async () => {
    expect(await at('/s/123456')).toMatchObject({ uri: '/pages/app/player.html', querystring: asked('123456', 'fi') });
    expect((await at('/s/123456', 'lang=en&fbclid=x&pin=999999')).querystring).toEqual(asked('123456', 'en'));
    expect((await at('/s/123456', '', 'lang=en; other=1')).querystring).toEqual(asked('123456', 'en'));
    expect((await at('/s/123456', 'lang=fi', 'lang=en')).querystring).toEqual(asked('123456', 'fi'));
  });

  test.each(WORKER_LANGUAGES)('asks for the page in %s, a language of workers', async (language) => {
    expect((await at('/s/123456', `lang=${language}`)).querystring).toEqual(asked('123456', language));
  });

  test.each(['', 'lang=', 'lang=aa', 'lang=EN', 'lang=eng', 'lang=..', 'lang=%66i'])(
    'takes %j for no language and goes by the choice before',
    async (query) => {
      expect((await at('/s/123456', query, 'lang=en')).querystring).toEqual(asked('123456', 'en'));
    },
  );

  test.each(['/s/', '/s/12345', '/s/1234567', '/s/12345a', '/s/123456/', '/s/123%20456', '/s/../api/x'])(
    'asks for the built page where %s has no PIN',
    async (uri) => {
      expect(await at(uri, 'a=1&pin=123456')).toMatchObject({ uri: '/pages/app/player.html', querystring: {} });
    },
  );

  test('names the viewer as the edge saw it, and drops an origin secret that a client sends', async () => {
    const headers = { 'X-Viewer-Address': '203.0.113.9', 'X-Origin-Secret': 'guess' };
    const request = await routed({ uri: '/s/123456', ip: '192.0.2.7', headers });
    expect(request.headers).toEqual({ 'x-viewer-address': { value: '192.0.2.7' } });
  });
});
