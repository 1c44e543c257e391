/** What is wrong with a cell, or what it says. */
export type CellRead<Value> = { value: Value } | { fault: string };

export type ImportColumn<Draft> = {
  /** Its headings in a file, in lower case, in either language; the first of each language stands in the template. */
  names: { fi: readonly string[]; en: readonly string[] };
  /** Its heading on the screen. */
  header: string;
  isRequired?: boolean;
  /** An example for the template. */
  example: string;
  /** What the cell gives the draft, or why it cannot. An empty cell is not asked. */
  read: (cell: string) => CellRead<Partial<Draft>>;
};

/** One kind of thing that a file brings. */
export type ImportKind<Draft extends object> = {
  columns: readonly ImportColumn<Draft>[];
  /** What a line has where its file says nothing. */
  empty: Draft;
  /** What is wrong with a line though each of its cells is right, in words. */
  faultsOf?: (draft: Draft) => readonly string[];
  /** By what two lines are the same thing. */
  identity: (draft: Draft) => string;
  /** Those of the things that exist already, by identity. */
  findExisting: (signal: AbortSignal) => Promise<ReadonlySet<string>>;
  create: (draft: Draft, key: string) => Promise<unknown>;
};

export type ImportTexts = {
  missing: string;
  /** Line `first` of the file has the same. */
  repeated: (first: number) => string;
  exists: string;
  /** The line has more cells than there are headings. */
  extra: string;
};

/** A line of the file, as it was read; `faults` in words, one a cell. */
export type ImportLine<Draft> = {
  line: number;
  cells: readonly string[];
  draft: Draft;
  faults: readonly string[];
};
