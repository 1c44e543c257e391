import { useCallback, useState } from 'react';

/** The pages whose end has not been on the screen of this reader, from 0; `end` marks the end of the shown page. */
export function useReadToEnd(
  reader: string,
  index: number,
  count: number,
): { unread: readonly number[]; end: (mark: Element | null) => void } {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const end = useCallback(
    (mark: Element | null) => {
      if (!mark) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setRead((before) => new Set([...before, `${reader} ${index}`]));
        observer.disconnect();
      });
      observer.observe(mark);
      return () => observer.disconnect();
    },
    [reader, index],
  );
  const pages = Array.from({ length: count }, (_, page) => page);
  return { unread: pages.filter((page) => !read.has(`${reader} ${page}`)), end };
}
