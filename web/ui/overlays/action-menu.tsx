// <ActionMenu label={t('…')} actions={[{ key: 'copy', label: t('…'), icon: CopyIcon, onSelect: copy }, { key: 'print', label: t('…'), to: paths.… }]} />
// The acts of one row or part, behind a button with three dots. Arrow keys move in it; Escape and a press elsewhere close it.
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './action-menu.module.css';
import { classNames } from '../class-names.ts';
import { DotsIcon } from '../icons.tsx';
import { useMenuLayer } from './use-menu-layer.ts';

export type MenuAction = {
  key: string;
  label: string;
  /** Before the label; either all acts of a menu have one, or none. */
  icon?: () => ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean;
} & ({ onSelect: () => void } | { to: string; isNewTab?: boolean });

type ActionMenuProps = {
  /** Names the button by the thing that the acts affect. */
  label: string;
  actions: readonly MenuAction[];
  /** Replaces the three dots. */
  icon?: ReactNode;
};

const GAP_PIXELS = 4;

/** Positions the menu below its button, or above it where there is more room. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { offsetHeight, offsetWidth } = menu;
  const isAbove = bottom + GAP_PIXELS + offsetHeight > window.innerHeight && top > window.innerHeight - bottom;
  const y = isAbove ? top - GAP_PIXELS - offsetHeight : bottom + GAP_PIXELS;
  menu.style.setProperty('top', `${Math.max(GAP_PIXELS, y)}px`);
  menu.style.setProperty('left', `${Math.max(GAP_PIXELS, right - offsetWidth)}px`);
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  items[step(at, items.length)]?.focus();
}

function MenuItem({ action, onDone }: { action: MenuAction; onDone: () => void }) {
  const className = classNames(styles.item, action.isDangerous && styles.dangerous);
  if ('to' in action) {
    const target = action.isNewTab ? { target: '_blank', rel: 'noreferrer' } : {};
    return (
      <Link role="menuitem" tabIndex={-1} className={className} to={action.to} onClick={onDone} {...target}>
        {action.icon?.()}
        {action.label}
      </Link>
    );
  }
  const select = () => {
    onDone();
    action.onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={className}
      disabled={action.isDisabled}
      onClick={select}
    >
      {action.icon?.()}
      {action.label}
    </button>
  );
}

export function ActionMenu({ label, actions, icon }: ActionMenuProps) {
  const { isOpen, close, button, menu, opener, layer, isNative } = useMenuLayer();
  useEffect(() => {
    if (!isOpen || !menu.current || !button.current) return;
    place(menu.current, button.current);
    itemsOf(menu.current)[0]?.focus();
  }, [isOpen, button, menu]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...opener}
      >
        {icon ?? <DotsIcon />}
      </button>
      <div
        ref={menu}
        {...layer}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles.menu, !isNative && isOpen && styles.laid)}
        onKeyDown={moveFocus}
        onBlur={({ relatedTarget, currentTarget }) => {
          // A press on its own button closes it.
          const isOwn = relatedTarget === button.current || currentTarget.contains(relatedTarget);
          if (relatedTarget && !isOwn) close();
        }}
      >
        {isOpen && actions.map((action) => <MenuItem key={action.key} action={action} onDone={close} />)}
      </div>
    </>
  );
}
