import { documentFolder, imageFolder, type FileOwner } from '../security/tokens/file-token.ts';

/** A pending upload: its future owner, its random announced name, and the network that it counts against. */
export type PendingUpload = { owner: FileOwner; id: string; name: string; network?: string | undefined };

/** The key to which a browser posts an unconfirmed file. Nothing under `pending/` is served; everything there is deleted within 48 h. */
export function pendingKey({ owner, id, name }: PendingUpload): string {
  const folder = name.endsWith('.pdf') ? documentFolder(owner, id) : imageFolder(owner, id);
  return `pending/${folder}${name}`;
}

/** Whether a name has the form of an announced one. */
export function isPendingName(name: string): boolean {
  return /^[A-Za-z0-9_-]{22}\.(?:jpg|png|webp|pdf)$/.test(name);
}
