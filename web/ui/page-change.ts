import { createContext, useContext } from 'react';

/** One change of page; the first load is none, and then nothing takes the focus. */
export class PageChange {
  readonly number: number;
  private hasFocused = false;

  constructor(number: number) {
    this.number = number;
  }

  /** Whether the heading may take the focus: once for a change, or again when the focus was lost with what held it. */
  mayFocus(): boolean {
    if (this.number === 0) return false;
    if (this.hasFocused && document.activeElement !== document.body) return false;
    this.hasFocused = true;
    return true;
  }
}

/** The shell provides it; headings read it. */
export const PageChangeContext = createContext(new PageChange(0));

export function usePageChange(): PageChange {
  return useContext(PageChangeContext);
}
