import { useCallback, useEffect, useRef, useState } from 'react';
import { runInTurn, type BulkOutcome } from './run-in-turn.ts';

type Progress<Name extends string> = { name: Name; finished: number; total: number };

/** An act on several rows, during and after its run. */
export type Bulk<Row, Name extends string> = {
  progress: Progress<Name> | undefined;
  outcome: (BulkOutcome<Row> & { name: Name }) | undefined;
  run: (name: Name, rows: readonly Row[], act: (row: Row) => Promise<unknown>) => Promise<BulkOutcome<Row>>;
  cancel: () => void;
  dismiss: () => void;
};

/** Runs one act at a time over rows; leaving the screen cancels the rest. */
export function useBulk<Row, Name extends string>(): Bulk<Row, Name> {
  const [progress, setProgress] = useState<Progress<Name>>();
  const [outcome, setOutcome] = useState<BulkOutcome<Row> & { name: Name }>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = useCallback(async (name: Name, rows: readonly Row[], act: (row: Row) => Promise<unknown>) => {
    const controller = new AbortController();
    running.current = controller;
    setOutcome(undefined);
    setProgress({ name, finished: 0, total: rows.length });
    const onStep = (finished: number) => setProgress({ name, finished, total: rows.length });
    const result = await runInTurn(rows, { act, signal: controller.signal, onStep });
    setProgress(undefined);
    setOutcome({ ...result, name });
    return result;
  }, []);
  return {
    progress,
    outcome,
    run,
    cancel: useCallback(() => running.current?.abort(), []),
    dismiss: useCallback(() => setOutcome(undefined), []),
  };
}
