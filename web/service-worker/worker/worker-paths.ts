const WORKER_PATH = /^\/(en|index\.html|index_en\.html|aloita|(s|page|v|in|o|c|ec|edit-card|user-form\/own)\/.*)?$/;

/** Whether a worker opens the address on site, so that it must open offline. */
export function isWorkerPath(pathname: string): boolean {
  return WORKER_PATH.test(pathname);
}
