import { makeOnce } from './make-once.ts';
import { askPart } from '../../shared/core/part-unavailable.ts';
import type { FileHead, FilesConfig, Postable, PresignedPost, PutOptions } from './s3-files.ts';
import type { VersionedFiles } from './versioned-files.ts';

/** The object store. Sizes are in bytes; a missing key is `undefined` or `false`, never an error. */
export type Files = VersionedFiles & {
  put: (key: string, bytes: Uint8Array, contentType: string, options?: PutOptions) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
  exists: (key: string) => Promise<boolean>;
  head: (key: string) => Promise<FileHead | undefined>;
  copy: (from: string, to: string) => Promise<void>;
  /** Removing a missing key succeeds. */
  remove: (key: string) => Promise<void>;
  /** The form fields that a browser may post to `url` within five minutes, the file last. */
  presignPost: (file: Postable) => Promise<PresignedPost>;
};

/**
 * Loads the S3 client at the first use of a file: most calls never use one and should not pay for it at start. Throws `unavailable` where
 * the store does not answer.
 */
export function createFiles(config: FilesConfig): Files {
  const files = makeOnce(async () => (await import('./s3-files.ts')).s3Files(config));
  const asked = <T>(ask: (store: Files) => Promise<T>) => askPart('files', async () => ask(await files()));
  return {
    put: (...file) => asked((store) => store.put(...file)),
    get: (key) => asked((store) => store.get(key)),
    exists: (key) => asked((store) => store.exists(key)),
    head: (key) => asked((store) => store.head(key)),
    copy: (from, to) => asked((store) => store.copy(from, to)),
    remove: (key) => asked((store) => store.remove(key)),
    presignPost: (file) => asked((store) => store.presignPost(file)),
    list: async function* (...folder) {
      yield* (await asked((store) => Promise.resolve(store))).list(...folder);
    },
    erase: (folder) => asked((store) => store.erase(folder)),
    eraseFile: (key) => asked((store) => store.eraseFile(key)),
  };
}
