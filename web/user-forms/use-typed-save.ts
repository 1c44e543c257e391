import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Player } from './use-player.ts';

/** Debounces the autosave of typed answers. */
const QUIET_MILLISECONDS = 10_000;

type Typed = { formPage: number; isTyped: boolean };

/** Autosaves a page's typed answers, also when the page is left or hidden, so that another phone can continue. */
export function useTypedSave(player: Player, { formPage, isTyped }: Typed): void {
  const answers = JSON.stringify(isTyped ? player.answersOf(formPage) : undefined);
  const latest = useRef({ player, answers });
  const saved = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { player, answers };
  });
  useEffect(() => {
    const save = () => {
      const now = latest.current;
      if (now.answers === undefined || now.answers === saved.current) return;
      saved.current = now.answers;
      void now.player.saveTyped(formPage, now.player.answersOf(formPage));
    };
    const timer = answers === undefined ? undefined : setTimeout(save, QUIET_MILLISECONDS);
    const hide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [answers, formPage]);
  useEffect(
    () => () => {
      const { player: last, answers: typed } = latest.current;
      if (typed !== undefined && typed !== saved.current) void last.saveTyped(formPage, last.answersOf(formPage));
    },
    [formPage],
  );
}
