import { useRef, useState } from 'react';
import { newUuid } from '../app/api/uuid.ts';
import { runInTurn } from '../lists/bulk/run-in-turn.ts';
import type { ImportLine } from './import-kind.ts';

type LineState = 'done' | { error: unknown };

export type RunningImport = {
  isRunning: boolean;
  doneCount: number;
  stateOf: (line: number) => LineState | undefined;
  stop: () => void;
};

/** Makes the lines of a file one by one. A line that is sent again keeps its key, so that a lost answer makes nothing twice. */
export function useImport<Draft>(create: (draft: Draft, key: string) => Promise<unknown>) {
  const [states, setStates] = useState<ReadonlyMap<number, LineState>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const keys = useRef(new Map<number, string>());
  const controller = useRef<AbortController>(undefined);
  const keyOf = (line: number) => {
    const key = keys.current.get(line) ?? newUuid();
    keys.current.set(line, key);
    return key;
  };
  const note = (line: number, state: LineState) => setStates((before) => new Map(before).set(line, state));
  const makeLine = async ({ line, draft }: ImportLine<Draft>) => {
    try {
      await create(draft, keyOf(line));
      note(line, 'done');
    } catch (error) {
      note(line, { error });
      throw error;
    }
  };
  const send = async (lines: readonly ImportLine<Draft>[]) => {
    controller.current = new AbortController();
    setRunning(true);
    await runInTurn(lines, { act: makeLine, signal: controller.current.signal });
    setRunning(false);
  };
  const reset = () => {
    keys.current.clear();
    setStates(new Map());
  };
  return {
    isRunning,
    doneCount: [...states.values()].filter((state) => state === 'done').length,
    stateOf: (line: number) => states.get(line),
    stop: () => controller.current?.abort(),
    send,
    reset,
  };
}
