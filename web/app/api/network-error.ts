/** No answer arrived: no network, or a timeout. `errors.network` is its text. */
export class NetworkError extends Error {
  readonly code = 'network';

  constructor(cause?: unknown) {
    super('network', { cause });
  }
}
