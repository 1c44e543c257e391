/** What a page tells the service worker. */
export type WorkerMessage =
  /** Answered on the port with the version: the address of the site's first script. */
  | { kind: 'which-version' }
  /** A waiting worker takes the place of the one before it. */
  | { kind: 'take-over' };
