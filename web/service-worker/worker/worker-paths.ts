const WORKER_PATH = /^\/(en|index\.html|index_en\.html|aloita|(s|page|o|c|ec|edit-card|user-form\/own)\/.*)?$/;

/** Whether the address is one that a worker opens on site, so that it has to open without a network too. */
export function isWorkerPath(pathname: string): boolean {
  return WORKER_PATH.test(pathname);
}
