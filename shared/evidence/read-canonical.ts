import { isHalved } from '../content/answers/canonical.ts';

/** Where a text stops being JSON by RFC 8785: `links`, then `0`, then `link`… */
export type Place = readonly (string | number)[];
export type CanonicalReading = { value: unknown } | { brokenAt: Place };

class NotCanonical extends Error {
  readonly place: Place;
  constructor(place: Place) {
    super('not canonical');
    this.place = place;
  }
}

const MOST_DEPTH = 64;

/**
 * Reads JSON that is exactly as RFC 8785 writes it. An evidence file has this form, so that no byte of it can change and mean the same;
 * where one does, the place tells what it belongs to.
 */
export function readCanonical(text: string): CanonicalReading {
  const reader = new CanonicalReader(text);
  try {
    return { value: reader.readWhole() };
  } catch (error) {
    if (error instanceof NotCanonical) return { brokenAt: error.place };
    throw error;
  }
}

class CanonicalReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readWhole(): unknown {
    const value = this.#readValue([]);
    if (this.#at !== this.#text.length) throw new NotCanonical([]);
    return value;
  }

  #readValue(place: Place): unknown {
    if (place.length > MOST_DEPTH) throw new NotCanonical(place);
    const first = this.#text[this.#at];
    if (first === '{') return this.#readObject(place);
    if (first === '[') return this.#readArray(place);
    if (first === '"') return this.#readText(place);
    return this.#readPlain(place);
  }

  #readObject(place: Place): Record<string, unknown> {
    const members: [string, unknown][] = [];
    let last: string | undefined;
    this.#take('{', place);
    while (!this.#isTaken('}')) {
      if (last !== undefined) this.#take(',', [...place, last]);
      const key = this.#readText(last === undefined ? place : [...place, last]);
      const inside = [...place, key];
      if (last !== undefined && key <= last) throw new NotCanonical(inside);
      this.#take(':', inside);
      members.push([key, this.#readValue(inside)]);
      last = key;
    }
    return Object.fromEntries(members);
  }

  #readArray(place: Place): unknown[] {
    const values: unknown[] = [];
    this.#take('[', place);
    while (!this.#isTaken(']')) {
      const inside = [...place, values.length];
      if (values.length > 0) this.#take(',', inside);
      values.push(this.#readValue(inside));
    }
    return values;
  }

  #readText(place: Place): string {
    const from = this.#at;
    if (this.#text[from] !== '"') throw new NotCanonical(place);
    let end = from + 1;
    while (end < this.#text.length && this.#text[end] !== '"') end += this.#text[end] === '\\' ? 2 : 1;
    const written = this.#text.slice(from, end + 1);
    const value = parsed(written);
    const isText = typeof value === 'string' && !isHalved(value);
    if (!isText || JSON.stringify(value) !== written) throw new NotCanonical(place);
    this.#at = end + 1;
    return value;
  }

  /** A number, true, false or null. */
  #readPlain(place: Place): unknown {
    const written = /^[\w.+-]+/.exec(this.#text.slice(this.#at, this.#at + 32))?.[0] ?? '';
    const value = parsed(written);
    if (value === undefined || JSON.stringify(value) !== written) throw new NotCanonical(place);
    this.#at += written.length;
    return value;
  }

  #isTaken(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #take(character: string, place: Place): void {
    if (!this.#isTaken(character)) throw new NotCanonical(place);
  }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return undefined;
  }
}
