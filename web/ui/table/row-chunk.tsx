// <RowChunk size={rows.length}>{() => rows}</RowChunk>: rows of a very long table, drawn only while they are near the screen.
// Until then, and after it, one empty row keeps their room, so that scrolling finds everything in its place.
/* oxlint-disable jsx-a11y/no-redundant-roles -- a browser forgets an element's own role where the rows are laid out as a grid */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Rows per chunk; a few chunks are rendered at a time. */
export const CHUNK_ROWS = 50;

/** As high as a roomy row, until rows of the table are drawn. */
export const ROW_PIXELS = 60;
/** The distance from the screen at which rows render. */
const NEAR = '1200px 0px';

type RowChunkProps = {
  size: number;
  /** How high a row is that is not drawn: where it becomes lower, a browser that holds the place of what one sees leaves the list's end. */
  rowPixels: number;
  /** Told the height of the highest row once the rows are drawn. */
  onDrawn: (rowPixels: number) => void;
  children: () => ReactNode;
};

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

export function RowChunk({ size, rowPixels, onDrawn, children }: RowChunkProps) {
  const { chunk, isNear, height = size * rowPixels } = useIsNear();
  useLayoutEffect(() => {
    if (!isNear || !chunk.current) return;
    // The first row of a table has no border above it that it shares.
    const [, ...rows] = chunk.current.children;
    if (rows.length > 0) onDrawn(Math.max(...rows.map((row) => row.getBoundingClientRect().height)));
  }, [chunk, isNear, onDrawn]);
  return (
    <tbody ref={chunk} role="rowgroup">
      {isNear ? children() : <tr aria-hidden="true" style={{ height }} />}
    </tbody>
  );
}
