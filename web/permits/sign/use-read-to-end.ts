import { useCallback, useState } from 'react';

/** Whether the end of each page has been on the screen; `end` marks the end of the shown page. */
export function useReadToEnd(index: number, count: number): { isRead: boolean; end: (mark: Element | null) => void } {
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const end = useCallback(
    (mark: Element | null) => {
      if (!mark) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setRead((before) => new Set([...before, index]));
        observer.disconnect();
      });
      observer.observe(mark);
      return () => observer.disconnect();
    },
    [index],
  );
  return { isRead: read.size >= count, end };
}
