import { imageFolder, type FileOwner } from '../http/file-token.ts';

/** An upload on its way: whose it will be, and the random name that it was announced by. */
export type PendingUpload = { owner: FileOwner; id: string; name: string };

/** Where a browser posts a picture before it is confirmed; nothing under `pending/` is served, and all of it goes within 48 h. */
export function pendingKey({ owner, id, name }: PendingUpload): string {
  return `pending/${imageFolder(owner, id)}${name}`;
}

/** Whether a name can be one that an announcement gave. */
export function isPendingName(name: string): boolean {
  return /^[A-Za-z0-9_-]{22}\.(?:jpg|png|webp)$/.test(name);
}
