import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error, notImplemented } from './s3-error.ts';

/** CRC-32 in S3's format: base64 of four big-endian bytes. */
export function crc32Base64(bytes: Uint8Array): string {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(crc32(bytes));
  return four.toString('base64');
}

const digest = (algorithm: string) => (bytes: Uint8Array) => createHash(algorithm).update(bytes).digest('base64');

const CHECKSUMS: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  'content-md5': digest('md5'),
  'x-amz-checksum-crc32': crc32Base64,
  'x-amz-checksum-sha1': digest('sha1'),
  'x-amz-checksum-sha256': digest('sha256'),
};

const UNKNOWN = /^x-amz-checksum-(crc32c|crc64nvme)$/;

/** Verifies every checksum sent with a body (headers, trailers, query or form fields; lower-case names); returns how many matched. */
export function verifyChecksums(bytes: Uint8Array, sent: Iterable<readonly [string, string]>): number {
  let count = 0;
  for (const [name, value] of sent) {
    if (UNKNOWN.test(name)) throw notImplemented(name);
    const checksum = CHECKSUMS[name];
    if (checksum === undefined) continue;
    if (checksum(bytes) !== value) throw new S3Error(400, 'BadDigest', `The ${name} did not match what was received.`);
    count += 1;
  }
  return count;
}

export function verifySha256(bytes: Uint8Array, hexadecimal: string): void {
  if (createHash('sha256').update(bytes).digest('hex') !== hexadecimal) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  }
}
