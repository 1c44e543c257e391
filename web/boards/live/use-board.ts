import { useEffect, useState } from 'react';
import type { Board } from '../../../shared/boards/board.ts';
import { askBoard, type BoardSource, type HeldBoard } from './ask-board.ts';

const EACH_MILLISECONDS = 30_000;
/** An answer that takes longer counts as none. */
const PATIENCE_MILLISECONDS = 15_000;

export type LiveBoard = {
  board: Board | undefined;
  /** When the last answer came, in milliseconds; undefined before the first. */
  heardAt: number | undefined;
  /** Whether the last question was not answered: what is shown may be over. */
  isStale: boolean;
  /** Whether there is no such board, or none any more. */
  isGone: boolean;
};

const NOTHING: LiveBoard = { board: undefined, heardAt: undefined, isStale: false, isGone: false };

/** Asks for a board every 30 seconds while the page is seen. */
export function useBoard({ kind, id }: BoardSource): LiveBoard {
  const [live, setLive] = useState(NOTHING);
  useEffect(() => {
    let held: HeldBoard | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking: AbortController | undefined;
    const ask = async () => {
      clearTimeout(timer);
      asking?.abort();
      if (document.hidden) return;
      const own = new AbortController();
      asking = own;
      const patience = setTimeout(() => own.abort(), PATIENCE_MILLISECONDS);
      try {
        const found = await askBoard({ kind, id }, held, own.signal);
        if (asking !== own) return;
        held = found === 'gone' ? undefined : found;
        setLive({ board: held?.board, heardAt: Date.now(), isStale: false, isGone: found === 'gone' });
      } catch {
        if (asking !== own) return;
        setLive((before) => ({ ...before, isStale: true }));
      } finally {
        clearTimeout(patience);
      }
      timer = setTimeout(() => void ask(), EACH_MILLISECONDS);
    };
    const turn = () => void ask();
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('online', turn);
    turn();
    return () => {
      clearTimeout(timer);
      asking?.abort();
      asking = undefined;
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('online', turn);
    };
  }, [kind, id]);
  return live;
}
