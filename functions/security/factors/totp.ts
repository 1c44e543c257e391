import { createHmac } from 'node:crypto';
import { isSame } from '../keys.ts';

/** Every authenticator app knows these values, and some know no others. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be this many steps wrong (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;

export const SECRET_BYTES = 20;

/** The time-based code of a step (RFC 6238, with the truncation of RFC 4226, 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The step of a right code, later than the last used one; undefined for a wrong or used code. */
export function stepOfCode(
  secret: Uint8Array,
  { code, now, usedStep }: { code: string; now: Date; usedStep: number },
): number | undefined {
  const given = code.replace(/\s/g, '');
  const first = stepAt(now) - DRIFT_STEPS;
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, drift) => first + drift);
  return steps.find((step) => step > usedStep && isSame(totpCode(secret, step), given));
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri({ key, issuer, account }: { key: string; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const rest = `algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}&${rest}`;
}
