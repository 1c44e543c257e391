import { createContext, useContext, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';

type PageFrame = {
  title: string;
  /** The element in the page's head for the next act; null until it is rendered. */
  place: HTMLElement | null;
};

/** The surrounding page; undefined outside any page. */
export const PageFrameContext = createContext<PageFrame | undefined>(undefined);

/** Renders the next act into the head of the surrounding page, and at the foot of a phone. */
export function PageAct({ children }: { children: ReactNode }): ReactPortal | null {
  const place = useContext(PageFrameContext)?.place;
  return place ? createPortal(children, place) : null;
}

/** The title of the surrounding page. */
export function usePageTitle(): string {
  return useContext(PageFrameContext)?.title ?? '';
}
