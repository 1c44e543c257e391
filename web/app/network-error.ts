/** No answer came: no network, or it took too long. `errors.network` is its text. */
export class NetworkError extends Error {
  readonly code = 'network';

  constructor(cause?: unknown) {
    super('network', { cause });
  }
}
