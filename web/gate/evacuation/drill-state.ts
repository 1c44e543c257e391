import type { UnsentPresence } from '../../phone/rows.ts';
import { inOrder } from '../../presence/outbox/next-to-send.ts';

/** An evacuation as this phone knows it. */
export type DrillState = { started: string | undefined; found: ReadonlySet<string> };

type Known = { started: string; foundPassIds: readonly string[] } | null | undefined;

/** The evacuation that the server knows, with what was ticked off on this phone since: a tick begins one, an end ends it. */
export function drillState(known: Known, rows: readonly UnsentPresence[], projectId: string): DrillState {
  let started = known?.started;
  let found = new Set(known?.foundPassIds);
  for (const row of inOrder(rows.filter(({ project, parking }) => project._id === projectId && !parking))) {
    if (row.what === 'end') {
      started = undefined;
      found = new Set();
    } else if (row.what === 'tick') {
      started ??= row.at;
      if (row.isFound) found.add(row.passId);
      else found.delete(row.passId);
    }
  }
  return { started, found };
}
