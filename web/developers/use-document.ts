import { useEffect, useState } from 'react';

export type Parameter = { name: string; in: string; required: boolean; description?: string; schema?: object };
export type Content = { 'application/json'?: { schema?: object; example?: unknown } };
export type Answer = { description: string; content?: Content };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};
export type ApiDocument = {
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
};

type State = { document?: ApiDocument; hasFailed: boolean };

/** The OpenAPI document of the API that answers here. */
export function useDocument(): State & { ask: () => void } {
  const [state, setState] = useState<State>({ hasFailed: false });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    void fetch('/api/openapi.json', { signal: left.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        setState({ document: (await answer.json()) as ApiDocument, hasFailed: false });
      })
      .catch(() => {
        if (!left.signal.aborted) setState({ hasFailed: true });
      });
    return () => left.abort();
  }, [asked]);
  return { ...state, ask: () => setAsked(asked + 1) };
}
