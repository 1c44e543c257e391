import { AppError } from '../../shared/core/errors.ts';
import { DOCUMENT_TYPE, MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '../../shared/uploads/upload-limits.ts';
import type { FileOwner } from '../security/tokens/file-token.ts';
import { newId } from '../security/random-ids.ts';
import type { PresignedPost } from '../outside/s3-files.ts';
import { writeOnce, type Once } from '../store/once.ts';
import type { World } from '../world.ts';
import { countPending, forgetPending } from './pending-bytes.ts';
import { pendingKey } from './pending-upload.ts';
import { FILE_EXTENSIONS, type FileType } from './stored-name.ts';

/**
 * `size` is in bytes as the browser reports it: the policy of the POST refuses a larger file. `network` is the client's, whose limit the
 * file counts against.
 */
type Announcement = {
  owner: FileOwner;
  id: string;
  contentType: FileType;
  size: number;
  once: Once | undefined;
  network?: string | undefined;
};

/** Answers a presigned POST for one file, and the name for its confirmation. */
export async function announceUpload(world: World, upload: Announcement): Promise<{ name: string } & PresignedPost> {
  const { owner, id, contentType, size, once, network } = upload;
  if (size > (contentType === DOCUMENT_TYPE ? MAX_DOCUMENT_BYTES : MAX_IMAGE_BYTES)) throw new AppError('too_large');
  const fresh = { name: `${newId(world)}.${FILE_EXTENSIONS[contentType]}` };
  await countPending(world, network, size);
  const { result, isReplay } = await writeOnce(world.table, { once, now: world.now(), result: fresh, writes: [] });
  if (isReplay) await forgetPending(world, network, size);
  const key = pendingKey({ owner, id, name: result.name });
  return { name: result.name, ...(await world.files.presignPost({ key, contentType, maxBytes: size })) };
}
