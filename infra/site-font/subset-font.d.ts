declare module 'subset-font' {
  type Options = { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> };
  /** A font with the glyphs that a text needs, in a part of its axes. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
