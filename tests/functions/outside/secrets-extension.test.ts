import { expect, onTestFinished, test, vi } from 'vitest';
import { SECRET_TIMEOUT_MILLISECONDS } from '../../../functions/outside/client-timeouts.ts';
import { readSecret } from '../../../functions/outside/secrets-extension.ts';
import { listening } from '../../infra/local/listening.ts';

/** The extension as it listens beside a Lambda. */
async function extension(answer: Parameters<typeof listening>[0]): Promise<void> {
  const { port } = new URL(await listening(answer));
  vi.stubEnv('PARAMETERS_SECRETS_EXTENSION_HTTP_PORT', port);
  vi.stubEnv('AWS_SESSION_TOKEN', 'session');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
}

test('a secret is read from the extension with the token of the session', async () => {
  await extension(({ url, headers }, response) => {
    const SecretString = `${url} ${String(headers['x-aws-parameters-secrets-token'])}`;
    response.end(JSON.stringify({ SecretString }));
  });
  expect(await readSecret('arn:a/b')).toBe('/secretsmanager/get?secretId=arn%3Aa%2Fb session');
});

test('an extension that refuses is an error that tells nothing but its status', async () => {
  await extension((_, response) => response.writeHead(400).end('secret words'));
  await expect(readSecret('x')).rejects.toThrow(/^the secret could not be read: 400$/);
});

test('an extension that does not answer is waited for until its time is up, not for ever', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  await extension(() => time.abort(new Error('time is up')));
  await expect(readSecret('x')).rejects.toThrow('time is up');
  expect(timeout).toHaveBeenCalledWith(SECRET_TIMEOUT_MILLISECONDS);
});
