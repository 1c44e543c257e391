import { useEffect, useEffectEvent, type RefObject } from 'react';

type Opened = {
  isOpen: boolean;
  /** Gets the focus back after Escape. */
  button: RefObject<HTMLElement | null>;
  /** A press or focus inside these does not close it. */
  own: readonly RefObject<HTMLElement | null>[];
  close: () => void;
};

/** Closes the open element on Escape, on a press outside, and when the focus leaves it. */
export function useCloseElsewhere({ isOpen, button, own, close }: Opened): void {
  const goneElsewhere = useEffectEvent(({ target }: Event) => {
    const isOwn = own.some(({ current }) => target instanceof Node && current?.contains(target));
    if (!isOwn) close();
  });
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    button.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const pressed = (event: Event) => goneElsewhere(event);
    const typed = (event: KeyboardEvent) => escape(event);
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('focusin', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('focusin', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [isOpen]);
}
