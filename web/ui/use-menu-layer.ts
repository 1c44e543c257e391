import { useEffect, useId, useRef, useState } from 'react';

const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * What opens a menu over everything else: the browser's own popover, and where it has none a fixed element that closes
 * with Escape, with a press elsewhere, and when the focus goes elsewhere.
 */
export function useMenuLayer() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNative = hasPopovers();
  const close = () => {
    if (isNative) return menu.current?.hidePopover();
    const hadFocus = menu.current?.contains(document.activeElement);
    setOpen(false);
    if (hadFocus) button.current?.focus();
  };
  useEffect(() => {
    if (isNative || !isOpen) return;
    const goneElsewhere = ({ target }: Event) => {
      const isOwn = [menu, button].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isOwn) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', goneElsewhere);
    document.addEventListener('focusin', goneElsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', goneElsewhere);
      document.removeEventListener('focusin', goneElsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [isNative, isOpen]);
  const opener = isNative ? { popoverTarget: id } : { onClick: () => setOpen(!isOpen) };
  const layer = isNative
    ? ({ popover: 'auto', onToggle: ({ newState }: { newState: string }) => setOpen(newState === 'open') } as const)
    : { hidden: !isOpen };
  return { isOpen, close, button, menu, opener, layer: { id, ...layer }, isNative };
}
