declare module 'subset-font' {
  type Range = { min: number; max: number };
  type Options = { targetFormat: 'woff2' | 'truetype'; variationAxes: Record<string, Range | number> };
  /** Reduces a font to the glyphs of a text, and its axes to a range or a point. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
