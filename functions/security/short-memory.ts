import type { Table } from '../store/table.ts';

/** Caches at most `most` values for a while. */
export class ShortMemory<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, { value: Value; until: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** `now` and `until` are milliseconds since 1970. */
  get(key: string, now: number): Value | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    if (found.until > now) return found.value;
    this.#kept.delete(key);
    return undefined;
  }

  set(key: string, value: Value, until: number): void {
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= this.#most && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, { value, until });
  }
}

/** A memory of each table, so that two installations in one process share nothing. */
export class TableMemory<Value> {
  readonly #most: number;
  readonly #of = new WeakMap<Table, ShortMemory<Value>>();

  constructor(mostOfTable: number) {
    this.#most = mostOfTable;
  }

  of(table: Table): ShortMemory<Value> {
    const memory = this.#of.get(table) ?? new ShortMemory<Value>(this.#most);
    this.#of.set(table, memory);
    return memory;
  }
}
