import { isAppError } from '../../../shared/core/errors.ts';

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Registers the staff side's password dialog while the staff side is mounted. */
export function confirmBy(asking: Ask): () => void {
  ask = asking;
  return () => {
    ask = undefined;
  };
}

/** Runs an act that may require the password again; asks once for all waiting acts and then runs the act again. */
export async function confirmThenAct<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(isAppError(error, 'confirm_required') && ask)) throw error;
    asked ??= ask().finally(() => (asked = undefined));
    if (!(await asked)) throw error;
    return act();
  }
}
