import { createContext, useContext, type ReactNode, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';

type PageFrame = {
  title: string;
  /** Where acts stand in the head of the page; null until it is drawn. */
  place: HTMLElement | null;
};

/** The page that something stands in; undefined where no page is around. */
export const PageFrameContext = createContext<PageFrame | undefined>(undefined);

/** Puts acts into the head of the page that a part of it stands in. */
export function PageActions({ children }: { children: ReactNode }): ReactPortal | null {
  const place = useContext(PageFrameContext)?.place;
  return place ? createPortal(children, place) : null;
}

/** What the page around is called. */
export function usePageTitle(): string {
  return useContext(PageFrameContext)?.title ?? '';
}
