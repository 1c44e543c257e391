/* How far each point of a glyph goes from one end of the font's axis to the other, in runs (ISO/IEC 14496-22, packed deltas). */

const ZEROS = 0x80;
const WORDS = 0x40;
const LENGTH = 0x3f;

/** Reads so many deltas; answers them and where the next ones begin. */
export function readDeltas(bytes: Buffer, start: number, count: number): { deltas: number[]; end: number } {
  const deltas: number[] = [];
  let at = start;
  while (deltas.length < count) {
    const control = bytes.readUInt8(at);
    at += 1;
    const length = (control & LENGTH) + 1;
    const size = control & ZEROS ? 0 : control & WORDS ? 2 : 1;
    for (let each = 0; each < length; each += 1) {
      deltas.push(size === 0 ? 0 : bytes.readIntBE(at + each * size, size));
    }
    at += length * size;
  }
  return { deltas, end: at };
}

/** One run of bytes. */
export function writeDeltas(deltas: readonly number[]): Buffer {
  if (deltas.length > LENGTH + 1) throw new Error('more deltas than a run has room for');
  const bytes = Buffer.alloc(deltas.length + 1);
  bytes.writeUInt8(deltas.length - 1);
  for (const [at, delta] of deltas.entries()) bytes.writeInt8(delta, at + 1);
  return bytes;
}
