import type { StoredObject } from './object-folder.ts';
import { compareKeys } from './object-folder.ts';
import type { S3Answer, S3Call } from './s3-call.ts';
import { xmlAnswer } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import { document, element } from '../listening/xml.ts';
import { parseDelete } from './delete-document.ts';

/** DeleteObjects: up to 1000 keys; S3 requires a checksum of the list. */
export async function deleteObjects({ folder, readContent }: S3Call): Promise<S3Answer> {
  const { bytes, checksumCount } = await readContent();
  if (checksumCount === 0) throw new S3Error(400, 'InvalidRequest', 'A Content-MD5 or a checksum is required.');
  const { keys, isQuiet } = parseDelete(bytes.toString());
  for (const key of keys) await folder.remove(key);
  const deleted = isQuiet ? [] : keys.map((key) => element('Deleted', [element('Key', key)]));
  return xmlAnswer(document(element('DeleteResult', deleted)));
}

const MOST_KEYS = 1000;

/** ListObjectsV2, with prefix, delimiter and pages. */
export async function listObjects({ folder, bucket, query }: S3Call): Promise<S3Answer> {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const limit = Math.min(MOST_KEYS, Number(query.get('max-keys') ?? MOST_KEYS));
  const entries = groupByPrefix(await folder.list(prefix), prefix, delimiter).filter(
    ({ name }) => compareKeys(name, after) > 0,
  );
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const encoded = query.get('encoding-type') === 'url' ? encodeURIComponent : (key: string) => key;
  const isTruncated = entries.length > limit;
  const next = isTruncated && last ? [element('NextContinuationToken', last.name)] : [];
  const head = [
    element('Name', bucket),
    element('Prefix', encoded(prefix)),
    element('MaxKeys', limit),
    element('KeyCount', page.length),
    element('IsTruncated', String(isTruncated)),
  ];
  const rows = page.map((entry) => entryElement(entry, encoded));
  return xmlAnswer(document(element('ListBucketResult', [...head, ...next, ...rows])));
}

type Entry = { name: string; object?: StoredObject };

/** One entry per object, or per common prefix when a delimiter follows the requested prefix. */
function groupByPrefix(objects: readonly StoredObject[], prefix: string, delimiter: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    const end = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? object.key : object.key.slice(0, end + delimiter.length);
    entries.set(name, end < 0 ? { name, object } : { name });
  }
  return [...entries.values()];
}

function entryElement({ name, object }: Entry, encoded: (key: string) => string): string {
  if (!object) return element('CommonPrefixes', [element('Prefix', encoded(name))]);
  const { etag, size, storedAt } = object;
  const parts = [element('Key', encoded(name)), element('LastModified', storedAt), element('ETag', etag)];
  return element('Contents', [...parts, element('Size', size), element('StorageClass', 'STANDARD')]);
}

/** ListObjectVersions of an unversioned bucket: each object has one version, `null`. */
export async function listVersions({ folder, bucket, query }: S3Call): Promise<S3Answer> {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('key-marker') ?? '';
  const limit = Math.min(MOST_KEYS, Number(query.get('max-keys') ?? MOST_KEYS));
  const objects = (await folder.list(prefix)).filter(({ key }) => compareKeys(key, after) > 0);
  const page = objects.slice(0, limit);
  const isTruncated = objects.length > limit;
  const next = isTruncated ? [element('NextKeyMarker', page.at(-1)?.key ?? '')] : [];
  const head = [
    element('Name', bucket),
    element('Prefix', prefix),
    element('MaxKeys', limit),
    element('IsTruncated', String(isTruncated)),
  ];
  const rows = page.map(({ key, etag, size, storedAt }) => {
    const known = [element('Key', key), element('VersionId', 'null'), element('IsLatest', 'true')];
    return element('Version', [
      ...known,
      element('LastModified', storedAt),
      element('ETag', etag),
      element('Size', size),
    ]);
  });
  return xmlAnswer(document(element('ListVersionsResult', [...head, ...next, ...rows])));
}
