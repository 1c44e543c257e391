/** Messages from a page to the service worker. */
export type WorkerMessage =
  /** The worker answers on the port with its version: the address of the site's first script. */
  | { kind: 'which-version' }
  /** Tells a waiting worker to activate. */
  | { kind: 'take-over' };
