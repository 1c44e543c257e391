import { createContext, useContext } from 'react';

/** One change of page. The first load is no change, so it focuses nothing. */
export class PageChange {
  readonly number: number;
  private readonly leadsTo: string;
  private hasFocused = false;

  /** `leadsTo` is the id of the element that the address leads to; empty for the page itself. */
  constructor(number: number, leadsTo = '') {
    this.number = number;
    this.leadsTo = leadsTo;
  }

  /** Whether the heading may take the focus: once per change, or again after the focused element was removed. */
  mayFocus(): boolean {
    if (this.number === 0 || document.getElementById(this.leadsTo)) return false;
    if (this.hasFocused && document.activeElement !== document.body) return false;
    this.hasFocused = true;
    return true;
  }
}

/** The shell provides the change; headings read it. */
export const PageChangeContext = createContext(new PageChange(0));

export function usePageChange(): PageChange {
  return useContext(PageChangeContext);
}
