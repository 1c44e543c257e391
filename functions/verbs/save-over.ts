import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** The stored entity as the caller's own GET shows it. */
type Current = () => unknown;

/** 409 `version_conflict` with what the caller would read now in `current`. */
export async function versionConflict(current: Current): Promise<AppError> {
  return new AppError('version_conflict', { current: await current() });
}

/** 409 `version_conflict` where the caller's version is not the stored one. */
export async function requireVersion(
  known: { version?: number | undefined },
  stored: { version: number },
  current: Current,
): Promise<void> {
  if (known.version !== stored.version) throw await versionConflict(current);
}

type Save = {
  writes: readonly Write[];
  current: Current;
  /** The error for a refused write, by its name; undefined where another user saved meanwhile. */
  refusalOf?: (refusal: ConditionFailed) => AppError | undefined;
};

/** Writes over the version that was read; 409 `version_conflict` where another user saved meanwhile. */
export async function saveOver({ table }: World, { writes, current, refusalOf }: Save): Promise<void> {
  try {
    await table.write(writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw refusalOf?.(error) ?? (await versionConflict(current));
  }
}
