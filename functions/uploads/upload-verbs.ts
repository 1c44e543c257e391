import type { Actor } from '../../shared/core/actor.ts';
import type { FileOwner } from '../security/tokens/file-token.ts';
import type { Once } from '../store/once.ts';
import type { World } from '../world.ts';
import { confirmUpload, DOCUMENT, IMAGE, type FileKind } from './confirm-upload.ts';
import { announcingNetwork } from './pending-bytes.ts';
import { takeDocument, takeImage, type Sent, type Taken } from './take-upload.ts';

/** Refuses a caller who may not add files to the entity of that id. */
export type Guard<Asking extends Actor> = (world: World, actor: Asking, id: string) => Promise<void>;

type Uploading<Asking extends Actor> = {
  owner: FileOwner;
  guard: Guard<Asking>;
  /** Counts a sent file; throws above the limit. */
  count?: (world: World, id: string) => Promise<unknown>;
};

type Asked<Asking extends Actor> = { world: World; actor: Asking; address: string };
type Sending<Asking extends Actor> = Asked<Asking> & {
  params: { id: string };
  body: Sent['body'];
  once: Once | undefined;
};
type Confirming<Asking extends Actor> = Asked<Asking> & { params: { id: string; name: string } };

/** The endpoints that take files of each kind for an owner: as a data URL, or announced, posted to the object store and confirmed. */
export function uploadVerbs<Asking extends Actor>({ owner, guard, count }: Uploading<Asking>) {
  const verbs = (take: typeof takeImage, kind: FileKind) => ({
    send: async ({ world, actor, params: { id }, body, once, address }: Sending<Asking>): Promise<Taken> => {
      await guard(world, actor, id);
      await count?.(world, id);
      return take(world, { owner, id }, { body, once, network: announcingNetwork(world, actor, address) });
    },

    confirm: async ({ world, actor, params, address }: Confirming<Asking>): Promise<{ name: string }> => {
      await guard(world, actor, params.id);
      const network = announcingNetwork(world, actor, address);
      return { name: await confirmUpload(world, { owner, ...params, network }, kind) };
    },
  });
  return { image: verbs(takeImage, IMAGE), document: verbs(takeDocument, DOCUMENT) };
}
