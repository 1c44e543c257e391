import { useEffect, useRef } from 'react';
import type SignaturePad from 'signature_pad';
import { fitDrawing, type Drawing } from './drawing.ts';
import styles from './signature.module.css';

/** The interval at which the pad checks its size (rule 8.2). */
const SIZE_CHECK_MILLISECONDS = 200;
const PEN = { penColor: '#14201f', minWidth: 1.2, maxWidth: 3.2 };

type SignatureCanvasProps = {
  Pad: typeof SignaturePad;
  drawing: Drawing;
  onDraw: (drawing: Drawing) => void;
  label: string;
};

/** Matches the canvas's pixels to the screen's; answers whether it changed. */
function resizeCanvas(canvas: HTMLCanvasElement): boolean {
  const ratio = Math.max(1, window.devicePixelRatio);
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (width === 0 || (canvas.width === width && canvas.height === height)) return false;
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.scale(ratio, ratio);
  return true;
}

/** A pad that shows a drawing and reports each stroke; resizing keeps the strokes. */
export function SignatureCanvas({ Pad, drawing, onDraw, label }: SignatureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ drawing, onDraw });
  const redraw = useRef<(drawing: Drawing) => void>(undefined);
  useEffect(() => {
    const isOwn = latest.current.drawing === drawing;
    latest.current = { drawing, onDraw };
    if (!isOwn) redraw.current?.(drawing);
  }, [drawing, onDraw]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const pad = new Pad(element, PEN);
    let isDrawing = false;
    redraw.current = (next) => pad.fromData([...fitDrawing(next, element.clientWidth, element.clientHeight).strokes]);
    const checkSize = () => {
      if (!isDrawing && resizeCanvas(element)) redraw.current?.(latest.current.drawing);
    };
    pad.addEventListener('beginStroke', () => {
      isDrawing = true;
    });
    pad.addEventListener('endStroke', () => {
      isDrawing = false;
      const next = { width: element.clientWidth, height: element.clientHeight, strokes: [...pad.toData()] };
      latest.current = { ...latest.current, drawing: next };
      latest.current.onDraw(next);
    });
    checkSize();
    const checks = setInterval(checkSize, SIZE_CHECK_MILLISECONDS);
    return () => {
      clearInterval(checks);
      pad.off();
    };
  }, [Pad]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas has no role of its own, and an img cannot be drawn on
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.canvas} />;
}
