import { createHmac } from 'node:crypto';
import { openBox, encryptBox } from '../security/sealed-box.ts';
import type { World } from '../world.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** A secret by the Standard Webhooks convention, and as it is stored. */
export function drawSecret({ randomBytes, keys }: World): { text: string; box: string } {
  const text = `${PREFIX}${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64')}`;
  return { text, box: encryptBox(keys, text) };
}

type Signed = { id: string; timestamp: number; body: string };

/** The signatures of a try, one by each secret that the receiver may know. */
export function signaturesOf({ keys }: World, boxes: readonly string[], { id, timestamp, body }: Signed): string {
  return boxes
    .map((box) => {
      const secret = Buffer.from(openBox(keys, box).slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
