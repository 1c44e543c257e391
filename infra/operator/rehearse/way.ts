// oxlint-disable-next-line typescript/no-explicit-any -- each asker knows the shape of what it asked for
export type Answer = { status: number; body: any };

export type Sent = { method?: string; path: string; token?: string; key?: string; body?: unknown };

/** How calls reach the deployment. */
export type Way = { says: string; send: (sent: Sent) => Promise<Answer> };

/** Through the public address. */
export function byAddress(baseUrl: string): Way {
  return {
    says: `through ${baseUrl}`,
    send: async ({ method = 'GET', path, token, key, body }) => {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${baseUrl}/api${path}`, { method, headers, ...sent });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : parseAnswer(text) };
    },
  };
}

/** Parses a JSON answer; any other answer comes from something in front of the API. */
function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.slice(0, 200);
  }
}
