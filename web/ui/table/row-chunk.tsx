// <RowChunk size={rows.length}>{() => rows}</RowChunk>: rows of a very long table, drawn only while they are near the screen.
// Until then, and after it, one empty row keeps their room, so that scrolling finds everything in its place.
/* oxlint-disable jsx-a11y/no-redundant-roles */
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Rows per chunk; a few chunks are rendered at a time. */
export const CHUNK_ROWS = 50;

/** As high as a row of two lines on a phone: where the drawn rows are lower, the end of the list stays in view, and where they are higher it would not. */
const ROW_PIXELS = 80;
/** The distance from the screen at which rows render. */
const NEAR = '1200px 0px';

type RowChunkProps = { size: number; children: () => ReactNode };

/** Whether an element is near the screen; one that contains the focus stays rendered. */
function useIsNear() {
  const chunk = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = chunk.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting === true;
        if (!isIn && element.contains(document.activeElement)) return;
        if (!isIn && element.childElementCount > 1) setHeight(element.offsetHeight);
        setNear(isIn);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { chunk, isNear, height };
}

export function RowChunk({ size, children }: RowChunkProps) {
  const { chunk, isNear, height = size * ROW_PIXELS } = useIsNear();
  return (
    <tbody ref={chunk} role="rowgroup">
      {isNear ? children() : <tr aria-hidden="true" style={{ height }} />}
    </tbody>
  );
}
