import { useId, useRef, useState } from 'react';
import { useCloseElsewhere } from './use-close-elsewhere.ts';

const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Opens a menu above everything else: as a native popover, or where the browser has none as a fixed element that closes on Escape, on a
 * press outside, and when the focus leaves it.
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
  useCloseElsewhere({ isOpen: isOpen && !isNative, button, own: [menu, button], close: () => setOpen(false) });
  const opener = isNative ? { popoverTarget: id } : { onClick: () => setOpen(!isOpen) };
  const layer = isNative
    ? ({ popover: 'auto', onToggle: ({ newState }: { newState: string }) => setOpen(newState === 'open') } as const)
    : { hidden: !isOpen };
  return { isOpen, close, button, menu, opener, layer: { id, ...layer }, isNative };
}
