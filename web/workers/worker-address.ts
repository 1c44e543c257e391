const WORKER = 'worker';

/** The id of the worker whose dialog is in the address. */
export function openWorkerId(search: string): string | undefined {
  return new URLSearchParams(search).get(WORKER) ?? undefined;
}

/** The address with a worker's dialog, or with none. */
export function withWorker(search: string, id: string | undefined): string {
  const params = new URLSearchParams(search);
  if (id === undefined) params.delete(WORKER);
  else params.set(WORKER, id);
  return `?${params.toString()}`;
}
