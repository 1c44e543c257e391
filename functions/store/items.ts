export type Key = { PK: string; SK: string };
export type Item = Key & Record<string, unknown>;
