import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withFacts, type InstallationFacts } from '../../aws/installation-facts.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';

export type SiteFile = {
  contentType: string;
  /** In quotes; equal content has an equal tag. */
  etag: string;
  modifiedMilliseconds: number;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
};

/** Files that tell what only the installation knows, such as its address. */
const TELLS_FACTS = /\.(html|xml|txt)$/;

/** Compresses nearly as well as the highest quality in a tenth of the time. */
const BROTLI_QUALITY = 9;

/** The built site's files; reads and compresses each at first use, and again after a change. */
export class SiteFiles {
  readonly #folder: string;
  readonly #facts: InstallationFacts;
  readonly #files = new Map<string, SiteFile>();

  /** `facts` fill the placeholders in served files. */
  constructor(folder: string, facts: InstallationFacts) {
    this.#folder = folder;
    this.#facts = facts;
  }

  /** The file at a path such as `/index.html`; undefined when missing. */
  async read(uri: string): Promise<SiteFile | undefined> {
    const file = path.join(this.#folder, uri);
    if (!file.startsWith(this.#folder + path.sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = this.#files.get(uri);
    if (known?.modifiedMilliseconds === found.mtimeMs) return known;
    const fresh = await prepareFile(file, {
      isBrotli: isBuiltBrotli(uri),
      modifiedMilliseconds: found.mtimeMs,
      facts: this.#facts,
    });
    this.#files.set(uri, fresh);
    return fresh;
  }
}

/** Whether the build compressed the file: the router sends only clients that accept Brotli there. */
const isBuiltBrotli = (uri: string): boolean => uri.startsWith('/br/');

type Found = { isBrotli: boolean; modifiedMilliseconds: number; facts: InstallationFacts };

async function prepareFile(file: string, { isBrotli, modifiedMilliseconds, facts }: Found): Promise<SiteFile> {
  const content = await readFile(file);
  const contentType = contentTypeOf(file);
  const identity = TELLS_FACTS.test(file) ? Buffer.from(withFacts(content.toString(), facts)) : content;
  const plain = { contentType, etag: etagOf(identity), modifiedMilliseconds, identity };
  return isBrotli ? { ...plain, br: identity } : { ...plain, ...(await compressed(contentType, identity)) };
}

export function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** A text in the encodings that browsers accept, if it is worth it. */
export async function compressed(contentType: string, identity: Buffer): Promise<Pick<SiteFile, 'br' | 'gzip'>> {
  if (!isCompressible(contentType, identity.length)) return {};
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)]);
  return { br, gzip: gzipped };
}
