import type { Reply } from '../../shared/core/endpoint.ts';
import type { AnyEndpoint } from '../../shared/core/endpoint.ts';

/** A reply whose text is to leave as it is: what is signed over its bytes. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A reply of an endpoint that leaves as the given text of it. */
export const asText = <E extends AnyEndpoint>(text: string): Reply<E> => new JsonText(text) as unknown as Reply<E>;
