import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withOrigin } from '../../site-origin.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';

export type SiteFile = {
  contentType: string;
  /** In quotes; the same content has the same. */
  etag: string;
  modifiedMilliseconds: number;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
};

/** What tells searches and other sites its own address. */
const NAMES_ORIGIN = /\.(html|xml|txt)$/;

/** Compresses nearly as well as the highest quality, in a tenth of its time. */
const BROTLI_QUALITY = 9;

/** The built site's files, read and compressed at their first use, and again when they have changed. */
export class SiteFiles {
  readonly #folder: string;
  readonly #origin: string;
  readonly #files = new Map<string, SiteFile>();

  /** `origin` stands in what is served wherever the build has left its place. */
  constructor(folder: string, origin: string) {
    this.#folder = folder;
    this.#origin = origin;
  }

  /** The file at a path such as `/index.html`; undefined where there is none. */
  async read(uri: string): Promise<SiteFile | undefined> {
    const file = path.join(this.#folder, uri);
    if (!file.startsWith(this.#folder + path.sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = this.#files.get(uri);
    if (known?.modifiedMilliseconds === found.mtimeMs) return known;
    const fresh = await prepared(file, {
      isBrotli: isBuiltBrotli(uri),
      modifiedMilliseconds: found.mtimeMs,
      origin: this.#origin,
    });
    this.#files.set(uri, fresh);
    return fresh;
  }
}

/** Whether the site's build has compressed it: the router leads there only whoever reads it. */
const isBuiltBrotli = (uri: string): boolean => uri.startsWith('/br/');

type Found = { isBrotli: boolean; modifiedMilliseconds: number; origin: string };

async function prepared(file: string, { isBrotli, modifiedMilliseconds, origin }: Found): Promise<SiteFile> {
  const content = await readFile(file);
  const contentType = contentTypeOf(file);
  const identity = NAMES_ORIGIN.test(file) ? Buffer.from(withOrigin(content.toString(), origin)) : content;
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const plain = { contentType, etag, modifiedMilliseconds, identity };
  if (isBrotli) return { ...plain, br: identity };
  if (!isCompressible(contentType, identity.length)) return plain;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
  return { ...plain, br, gzip: gzipped };
}
