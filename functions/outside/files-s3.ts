import { madeOnce } from './made-once.ts';
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

/** The S3 client is loaded when a file is first touched: most calls never do, and their start must not pay for it. */
export function createFiles(config: FilesConfig): Files {
  const files = madeOnce(async () => (await import('./s3-files.ts')).s3Files(config));
  return {
    put: async (...file) => (await files()).put(...file),
    get: async (key) => (await files()).get(key),
    exists: async (key) => (await files()).exists(key),
    head: async (key) => (await files()).head(key),
    copy: async (from, to) => (await files()).copy(from, to),
    remove: async (key) => (await files()).remove(key),
    presignPost: async (file) => (await files()).presignPost(file),
  };
}
