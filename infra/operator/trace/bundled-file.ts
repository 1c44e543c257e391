import { SourceMap } from 'node:module';
import { parseAst } from 'vite';
import type { KeptSourceMap } from '../../build/source-maps/put-maps-aside.ts';
import { functionNameAt, type Tree } from './function-name-at.ts';

/** A source position: the path from the repository's root, and the enclosing function's name if it has one. */
export type SourcePlace = { place: string; name: string | undefined };

/** A bundle's file with its stored source map. */
export class BundledFile {
  readonly #map: SourceMap;
  readonly #code: string;
  readonly #tree: Tree;
  /** The offset of each line's start. */
  readonly #starts: number[] = [0];

  constructor(kept: string) {
    const payload = JSON.parse(kept) as KeptSourceMap;
    this.#map = new SourceMap(payload);
    this.#code = payload.x_code;
    this.#tree = parseAst(this.#code);
    for (const { index } of this.#code.matchAll(/\n/g)) this.#starts.push(index + 1);
  }

  /** The source of a position in the bundle, line and column from 1; undefined for code that the bundler added. */
  sourceOf(line: number, column: number): SourcePlace | undefined {
    const entry = this.#map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry) || !entry.originalSource) return undefined;
    const { originalSource, originalLine, originalColumn } = entry;
    const offset = (this.#starts[line - 1] ?? 0) + column - 1;
    const name = functionNameAt(this.#tree, offset, (node) => this.#identifier(node));
    return { place: `${originalSource}:${originalLine + 1}:${originalColumn + 1}`, name };
  }

  /** The source name of an identifier in the bundle. */
  #identifier({ start, end }: { start: number; end: number }): string {
    const line = this.#starts.findLastIndex((first) => first <= start);
    const column = start - (this.#starts[line] ?? 0);
    const entry = this.#map.findEntry(line, column);
    const origin = this.#map.findOrigin(line + 1, column + 1);
    const isExact = 'generatedColumn' in entry && entry.generatedLine === line && entry.generatedColumn === column;
    return (isExact && 'name' in origin ? origin.name : undefined) ?? this.#code.slice(start, end);
  }
}
