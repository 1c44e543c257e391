/** Whether two values of the same name are equal; an absent value is `undefined`. */
export type IsSame = (a: unknown, b: unknown, name: string) => boolean;

/** The three sides of a merge: the value as read, this user's edit, and the version that somebody else saved meanwhile. */
export type Edited<T> = { base: Partial<T>; mine: T; theirs: T };

export type Merged<T> = {
  merged: T;
  /** The names that both sides changed to different values; `merged` has mine. */
  conflicts: (keyof T & string)[];
};

/** The names whose values differ, in the order of the two objects. */
export function changedNames<T extends object>(
  before: Partial<T>,
  after: Partial<T>,
  isSame: IsSame,
): (keyof T & string)[] {
  const names = Object.keys({ ...before, ...after }) as (keyof T & string)[];
  return names.filter((name) => !isSame(before[name], after[name], name));
}

/**
 * Three-way merge of plain objects: each value from the side that changed it, mine when both did. A value is merged whole; give a list as a
 * record by id or index to merge its parts.
 */
export function mergeEdits<T extends object>({ base, mine, theirs }: Edited<T>, isSame: IsSame): Merged<T> {
  const merged = { ...theirs };
  const changed = changedNames<T>(base, mine, isSame);
  for (const name of changed) merged[name] = mine[name];
  const elsewhere = changedNames<T>(base, theirs, isSame);
  return { merged, conflicts: changedNames<T>(merged, theirs, isSame).filter((name) => elsewhere.includes(name)) };
}
