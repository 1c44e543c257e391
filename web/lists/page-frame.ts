import { createContext, useContext, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/** The place for acts in the head of the page around; null until it is drawn, undefined where no page is around. */
export const PageFrameContext = createContext<HTMLElement | null | undefined>(undefined);

/** Puts acts into the head of the page that a part of it stands in. */
export function PageActions({ children }: { children: ReactNode }): ReactPortal | null {
  const place = useContext(PageFrameContext);
  return place ? createPortal(children, place) : null;
}
