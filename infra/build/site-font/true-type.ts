/** A font file as TrueType has it (ISO/IEC 14496-22): named tables, and in them a glyph's outlines and their variations. */
export class TrueType {
  readonly bytes: Buffer;
  readonly #tables: ReadonlyMap<string, number>;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    const entries = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
    this.#tables = new Map(
      entries.map((entry) => [bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8)]),
    );
  }

  table(name: string): number {
    const start = this.#tables.get(name);
    if (start === undefined) throw new Error(`the font has no ${name}`);
    return start;
  }

  /** The number of a character's glyph, by the ranges of format 4. */
  glyphOf(character: string): number {
    const code = character.codePointAt(0) ?? 0;
    const characters = this.#characters();
    const doubled = this.bytes.readUInt16BE(characters + 6);
    const ends = characters + 14;
    const starts = ends + doubled + 2;
    const ranges = Array.from({ length: doubled / 2 }, (_, at) => 2 * at);
    const at = ranges.find((range) => this.bytes.readUInt16BE(ends + range) >= code) ?? 0;
    const start = this.bytes.readUInt16BE(starts + at);
    if (start > code) throw new Error(`the font has no ${character}`);
    const offset = this.bytes.readUInt16BE(starts + 2 * doubled + at);
    if (offset === 0) return (code + this.bytes.readUInt16BE(starts + doubled + at)) & 0xffff;
    return this.bytes.readUInt16BE(starts + 2 * doubled + at + offset + 2 * (code - start));
  }

  /** The bytes of a glyph's outlines; a space has none. */
  outlinesOf(glyph: number): Buffer {
    const isLong = this.bytes.readInt16BE(this.table('head') + 50) === 1;
    return this.#part(this.table('glyf'), this.table('loca'), { glyph, isLong });
  }

  /** The bytes that tell how a glyph's outlines go with the font's axes. */
  variationsOf(glyph: number): Buffer {
    const gvar = this.table('gvar');
    const isLong = (this.bytes.readUInt16BE(gvar + 14) & 1) === 1;
    return this.#part(gvar + this.bytes.readUInt32BE(gvar + 16), gvar + 20, { glyph, isLong });
  }

  #part(data: number, places: number, { glyph, isLong }: { glyph: number; isLong: boolean }): Buffer {
    const placeOf = (each: number) =>
      isLong ? this.bytes.readUInt32BE(places + 4 * each) : 2 * this.bytes.readUInt16BE(places + 2 * each);
    return this.bytes.subarray(data + placeOf(glyph), data + placeOf(glyph + 1));
  }

  #characters(): number {
    const cmap = this.table('cmap');
    const count = this.bytes.readUInt16BE(cmap + 2);
    const starts = Array.from({ length: count }, (_, at) => cmap + this.bytes.readUInt32BE(cmap + 8 + at * 8));
    const found = starts.find((start) => this.bytes.readUInt16BE(start) === 4);
    if (found === undefined) throw new Error('the font lists no characters');
    return found;
  }
}
