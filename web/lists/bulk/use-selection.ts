import { useCallback, useMemo, useState } from 'react';

type Identified = { _id: string };

/** The selected rows of a list, also those on pages that are no longer shown. */
export type Selection<Row> = {
  rows: readonly Row[];
  has: (id: string) => boolean;
  toggle: (row: Row) => void;
  /** Adds the rows to the selection or removes them. */
  put: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
};

/** `scope` names the rows to select from: a new scope clears the selection, so that it holds no hidden rows. */
export function useSelection<Row extends Identified>(scope: string): Selection<Row> {
  const [held, setHeld] = useState<{ scope: string; chosen: ReadonlyMap<string, Row> }>(() => ({
    scope,
    chosen: new Map(),
  }));
  const chosen = useMemo(() => (held.scope === scope ? held.chosen : new Map<string, Row>()), [held, scope]);
  const put = useCallback(
    (rows: readonly Row[], isChosen: boolean) =>
      setHeld((before) => {
        const next = new Map(before.scope === scope ? before.chosen : []);
        for (const row of rows) {
          if (isChosen) next.set(row._id, row);
          else next.delete(row._id);
        }
        return { scope, chosen: next };
      }),
    [scope],
  );
  return useMemo(
    () => ({
      rows: [...chosen.values()],
      has: (id) => chosen.has(id),
      toggle: (row) => put([row], !chosen.has(row._id)),
      put,
      clear: () => setHeld({ scope, chosen: new Map() }),
    }),
    [chosen, put, scope],
  );
}
