import { madeOnce } from './made-once.ts';
import { askedOf } from '../../shared/core/part-unavailable.ts';
import type { FileHead, FilesConfig, Postable, PresignedPost, PutOptions } from './s3-files.ts';

/** The object store. Sizes are in bytes; a key that is not there is `undefined` or `false`, never an error. */
export type Files = {
  put: (key: string, bytes: Uint8Array, contentType: string, options?: PutOptions) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
  exists: (key: string) => Promise<boolean>;
  head: (key: string) => Promise<FileHead | undefined>;
  copy: (from: string, to: string) => Promise<void>;
  /** A key that is not there counts as removed. */
  remove: (key: string) => Promise<void>;
  /** A form of fields that a browser may post to `url`, the file last, within five minutes. */
  presignPost: (file: Postable) => Promise<PresignedPost>;
};

/**
 * The S3 client is loaded when a file is first touched: most calls never do, and their start must not pay for it. What the
 * store itself does not answer is PartUnavailable.
 */
export function createFiles(config: FilesConfig): Files {
  const files = madeOnce(async () => (await import('./s3-files.ts')).s3Files(config));
  const asked = <T>(ask: (store: Files) => Promise<T>) => askedOf('files', async () => ask(await files()));
  return {
    put: (...file) => asked((store) => store.put(...file)),
    get: (key) => asked((store) => store.get(key)),
    exists: (key) => asked((store) => store.exists(key)),
    head: (key) => asked((store) => store.head(key)),
    copy: (from, to) => asked((store) => store.copy(from, to)),
    remove: (key) => asked((store) => store.remove(key)),
    presignPost: (file) => asked((store) => store.presignPost(file)),
  };
}
