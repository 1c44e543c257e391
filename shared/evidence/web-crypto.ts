// What browsers and Node have alike and the language's own library does not name.

type Algorithm = { name: string; namedCurve?: string; hash?: string };
type PublicKey = { readonly type: string };

declare const crypto: {
  subtle: {
    digest(algorithm: 'SHA-256', bytes: Uint8Array): Promise<ArrayBuffer>;
    importKey(form: 'jwk', key: object, algorithm: Algorithm, isOpen: boolean, uses: ['verify']): Promise<PublicKey>;
    verify(algorithm: Algorithm, key: PublicKey, signature: Uint8Array, signed: Uint8Array): Promise<boolean>;
  };
};
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string };
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The text of UTF-8 bytes, a byte order mark with it; undefined where they are none, unless `isLenient`. */
export function textOfUtf8(bytes: Uint8Array, isLenient = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: !isLenient, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

type PublicPoint = { kty: 'EC'; crv: 'P-256'; x: string; y: string };

/** Whether a signature of ES256 is by a key's owner. */
export async function isSignedBy(
  { kty, crv, x, y }: PublicPoint,
  { signed, signature }: { signed: Uint8Array; signature: Uint8Array },
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ECDSA, false, ['verify']);
    return await crypto.subtle.verify(ECDSA, key, signature, signed);
  } catch {
    return false;
  }
}

/** Undefined for what is not the one base64url text of its bytes. */
export function bytesOfBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const again = btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
  return again === text ? Uint8Array.from(plain, (character) => character.charCodeAt(0)) : undefined;
}
