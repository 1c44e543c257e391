import { type Credentials, signHeaders } from './aws-signature.ts';

const MOST_TRIES = 5;
const FIRST_WAIT_MS = 200;

export type AwsCall = {
  service: string;
  /** `*` for a global service. */
  region: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Default: the Lambda's own credentials. */
  credentials?: Credentials;
};

/** AWS refused the call or gave a malformed answer. */
export class AwsRefusal extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Sends one signed call; retries when AWS asks for it. Throws AwsRefusal. */
export async function callAws({
  service,
  region,
  url,
  method = 'POST',
  headers = {},
  body = '',
  credentials = ownCredentials(),
}: AwsCall): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const request = { method, url: new URL(url), headers, body };
    const version = region === '*' ? '4A' : '4';
    const signing = { credentials, service, region, version, at: new Date() } as const;
    const signed = new Headers(signHeaders(request, signing));
    signed.delete('host');
    const response = await fetch(url, { method, headers: signed, ...(method === 'GET' ? {} : { body }) });
    if (response.ok) return response;
    const reason = await response.text();
    const isWorthAnother = response.status >= 500 || response.status === 429 || response.status === 409;
    if (!isWorthAnother || tries === MOST_TRIES) {
      throw new AwsRefusal(`${service} answered ${response.status}: ${reason.slice(0, 300)}`, response.status);
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** tries));
  }
}

function ownCredentials(): Credentials {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: AWS_SESSION_TOKEN,
  };
}
