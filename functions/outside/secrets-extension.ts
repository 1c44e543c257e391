import { SECRET_TIMEOUT_MILLISECONDS } from './client-timeouts.ts';

/**
 * A secret through the Parameters and Secrets Lambda extension, which listens on the Lambda's own loopback and caches what it reads (AWS Lambda developer guide, "Using Secrets Manager secrets in Lambda functions").
 */
export async function readSecret(secretId: string): Promise<string> {
  const port = process.env['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT'] ?? '2773';
  const url = `http://localhost:${port}/secretsmanager/get?secretId=${encodeURIComponent(secretId)}`;
  const response = await fetch(url, {
    headers: { 'X-Aws-Parameters-Secrets-Token': process.env['AWS_SESSION_TOKEN'] ?? '' },
    signal: AbortSignal.timeout(SECRET_TIMEOUT_MILLISECONDS),
  });
  if (!response.ok) throw new Error(`the secret could not be read: ${response.status}`);
  const { SecretString } = (await response.json()) as { SecretString: string };
  return SecretString;
}
