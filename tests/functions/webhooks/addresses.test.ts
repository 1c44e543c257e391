import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkWithLoopback, publicNetwork, type Network } from '../../../functions/outside/network.ts';
import { postWebhook } from '../../../functions/outside/post-webhook.ts';
import { isPublicAddress } from '../../../functions/outside/public-address.ts';
import { webhookApi } from '../../../shared/webhooks/webhook-api.ts';
import { webhookUrlFault } from '../../../shared/webhooks/webhook-url.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { WebhookReceiver } from '../../fixtures/outside/webhook-receiver.ts';

/** By networks: of IPv4, mapped and translated ones, of IPv6, and what is no address. */
const PRIVATE = [
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1',
  '192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255',
  '168.63.129.16 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:a00:1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::1',
  ':: ::1 100::1 2001::1 2001:0:7f00:1:: 2001:db8::1 2002:7f00:1:: 2002:a00:1::1 3fff::1 fc00::1 fd00:ec2::254',
  'fe80::1 fe80::1%lo fec0::1 ff02::1 localhost 1.2.3 0x7f.0.0.1 2130706433 -',
].flatMap((line) => line.split(' '));
const PUBLIC = '8.8.8.8 1.1.1.1 172.15.0.1 172.32.0.1 100.63.0.1 100.128.0.1 2a00:1450:400f::1 2606:4700::1111'.split(
  ' ',
);

describe('the rule of addresses', () => {
  test.each(PRIVATE)('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(PUBLIC)('lets %s be called', (address) => expect(isPublicAddress(address)).toBe(true));
});

const URLS = [
  ['http://example.com/', 'not_https'],
  ['ftp://example.com/', 'not_https'],
  ['file:///etc/passwd', 'not_an_address'],
  ['javascript:alert(1)', 'not_an_address'],
  ['https://user@example.com/', 'has_user'],
  ['https://user:secret@example.com/', 'has_user'],
  ['https://@example.com/', 'has_user'],
  ['https://example.com@127.0.0.1/', 'has_user'],
  ['https://example.com:8443/', 'odd_port'],
  ['https://example.com:22/', 'odd_port'],
  ['https://example.com/#a', 'has_fragment'],
  ['https://', 'not_an_address'],
  ['https://exa mple.com/', 'not_an_address'],
  ['https://example.com/\n', 'not_an_address'],
  ['https://ⓔxample.com/', 'not_an_address'],
  [`https://example.com/${'a'.repeat(500)}`, 'not_an_address'],
  ['https://example.com:443/hook?a=1', undefined],
] as const;

test.each(URLS)('the text of an address: %s is %s', (url, fault) => {
  expect(webhookUrlFault(url)).toBe(fault);
});

const post = (network: Network, url: string) => postWebhook(network, { url, headers: {}, body: '{}' });
const leadingTo = (...answers: string[][]): Network => {
  const left = [...answers];
  return { ...publicNetwork, resolve: () => Promise.resolve(left.shift() ?? []) };
};
const REFUSED = { status: null, fault: 'address_not_public' };

describe('by the rule of production', () => {
  test.each([
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://017700000001/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00:ec2::254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'http://localhost/',
    'https://user@localhost/',
  ])('nothing is sent to %s', async (url) => expect(await post(publicNetwork, url)).toEqual(REFUSED));

  test('a name is refused if one of its addresses is not public, and where it has none', async () => {
    expect(await post(leadingTo(['8.8.8.8', '10.0.0.1']), 'https://example.com/')).toEqual(REFUSED);
    expect(await post(leadingTo(['2a00:1450:400f::1', '::ffff:10.0.0.1']), 'https://example.com/')).toEqual(REFUSED);
    const none = { status: null, fault: 'address_not_found' };
    expect(await post(leadingTo([]), 'https://example.com/')).toEqual(none);
    const lost = { ...publicNetwork, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await post(lost, 'https://example.com/')).toEqual(none);
  });
});

describe('what was looked at is what is called', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
  });
  afterAll(() => receiver.stop());

  test('a name that leads elsewhere a moment later is asked for once', async () => {
    let asked = 0;
    const rebinding: Network = {
      isLocal: true,
      resolve: () => Promise.resolve([(asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2']),
      mayReach: (address) => address === '127.0.0.1',
    };
    expect(await post(rebinding, receiver.url)).toEqual({ status: 200, fault: null });
    expect([asked, receiver.tries]).toEqual([1, 1]);
    expect(await post(rebinding, receiver.url)).toEqual(REFUSED);
    expect(receiver.tries).toBe(1);
  });

  test('only a machine of one’s own takes its loopback, and nothing else of its network', async () => {
    expect((await post(networkWithLoopback, receiver.url)).status).toBe(200);
    expect(await post(publicNetwork, receiver.url)).toEqual(REFUSED);
    expect(await post(networkWithLoopback, 'https://10.0.0.1/')).toEqual(REFUSED);
    expect(await post(networkWithLoopback, 'http://example.com/')).toEqual(REFUSED);
  });
});

describe('the call that makes a webhook', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startSeededApp();
    (app.world as { network: Network }).network = publicNetwork;
  });
  afterAll(() => app.stop());

  test('names the address and what is wrong with it', async () => {
    const token = await app.login('admin@example.com');
    const refusal = async (url: string) => {
      const body = { name: 'Koukku', url, kinds: ['card.expiring' as const] };
      return (await app.call(webhookApi.make, { body }, { token, key: uuid() })).body.issues;
    };
    expect(await refusal('http://example.com/')).toEqual([{ path: 'url', code: 'not_https' }]);
    expect(await refusal('https://localhost:3000/')).toEqual([{ path: 'url', code: 'odd_port' }]);
    for (const host of ['10.0.0.1', '0x7f000001', '[::1]', '[fd00:ec2::254]'])
      expect(await refusal(`https://${host}/`)).toEqual([{ path: 'url', code: 'not_public' }]);
    expect(await refusal('https://a:b@example.com/')).toEqual([{ path: 'url', code: 'has_user' }]);
  });
});
