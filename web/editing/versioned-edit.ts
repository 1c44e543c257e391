import { isAppError } from '../../shared/core/errors.ts';
import { changedNames, mergeEdits, type IsSame } from '../../shared/core/merge.ts';

export type Versioned = { version: number };

/** How to read an entity's editable values, and how to compare two of them. */
export type EditShape<E, V> = { valuesOf: (entity: E) => V; isSame: IsSame };

/** The values that both sides changed; `names` is empty where the two edits changed different values. */
export type Conflict<V> = {
  names: readonly (keyof V & string)[];
  mine: V;
  theirs: V;
  /** The version that somebody else saved. */
  version: number;
};

/** An edit: the entity as its base, the typed values, and the conflict with another save. */
export type VersionedEdit<E, V> = { base: E; values: V; conflict: Conflict<V> | undefined };

export function beginEdit<E, V>(base: E, { valuesOf }: EditShape<E, V>): VersionedEdit<E, V> {
  return { base, values: valuesOf(base), conflict: undefined };
}

export function isDirtyEdit<E, V extends object>(
  { base, values }: Pick<VersionedEdit<E, V>, 'base' | 'values'>,
  { valuesOf, isSame }: EditShape<E, V>,
): boolean {
  return changedNames<V>(valuesOf(base), values, isSame).length > 0;
}

/** Rebases the edit on the entity of a refused save; keeps the typed values and records both versions of each conflict. */
export function meetConflict<E extends Versioned, V extends object>(
  edit: VersionedEdit<E, V>,
  current: E,
  { valuesOf, isSame }: EditShape<E, V>,
): VersionedEdit<E, V> {
  if (current.version <= edit.base.version) return edit;
  const theirs = valuesOf(current);
  const { merged, conflicts } = mergeEdits<V>({ base: valuesOf(edit.base), mine: edit.values, theirs }, isSame);
  const conflict = { names: conflicts, mine: merged, theirs, version: current.version };
  return { base: current, values: merged, conflict };
}

/** Rebases the edit on the entity's newest version: untouched values follow it, typed values stay. */
export function followSaved<E extends Versioned, V extends object>(
  edit: VersionedEdit<E, V>,
  current: E,
  shape: EditShape<E, V>,
): VersionedEdit<E, V> {
  if (current.version <= edit.base.version) return edit;
  if (!isDirtyEdit(edit, shape)) return beginEdit(current, shape);
  const isUntouched = !isDirtyEdit({ base: edit.base, values: shape.valuesOf(current) }, shape);
  return isUntouched ? { ...edit, base: current } : meetConflict(edit, current, shape);
}

/** The server's entity in a version conflict; undefined for any other error. */
export function conflictIn<E>(error: unknown): E | undefined {
  const isConflict = isAppError(error, 'version_conflict');
  return isConflict ? (error.detail.current as E | undefined) : undefined;
}
