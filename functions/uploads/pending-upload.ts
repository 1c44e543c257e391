import { documentFolder, imageFolder, type FileOwner } from '../http/file-token.ts';

/** An upload on its way: whose it will be, the random name that it was announced by, and the network it counts against. */
export type PendingUpload = { owner: FileOwner; id: string; name: string; network?: string | undefined };

/** Where a browser posts a file before it is confirmed; nothing under `pending/` is served, and all of it goes within 48 h. */
export function pendingKey({ owner, id, name }: PendingUpload): string {
  const folder = name.endsWith('.pdf') ? documentFolder(owner, id) : imageFolder(owner, id);
  return `pending/${folder}${name}`;
}

/** Whether a name can be one that an announcement gave. */
export function isPendingName(name: string): boolean {
  return /^[A-Za-z0-9_-]{22}\.(?:jpg|png|webp|pdf)$/.test(name);
}
