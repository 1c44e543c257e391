import { callAws } from './aws-call.ts';

async function call(operation: string, input: Record<string, string>): Promise<Response> {
  const region = process.env['AWS_REGION'] ?? '';
  return callAws({
    service: 'secretsmanager',
    region,
    url: `https://secretsmanager.${region}.amazonaws.com/`,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `secretsmanager.${operation}` },
    body: JSON.stringify(input),
  });
}

export async function readSecret(secretArn: string): Promise<string> {
  const reply = (await (await call('GetSecretValue', { SecretId: secretArn })).json()) as { SecretString: string };
  return reply.SecretString;
}

/** Writes a new current version; the previous one stays readable as AWSPREVIOUS. `token` is the idempotency key. */
export async function writeSecret(secretArn: string, value: string, token: string): Promise<void> {
  await call('PutSecretValue', { SecretId: secretArn, SecretString: value, ClientRequestToken: token });
}
