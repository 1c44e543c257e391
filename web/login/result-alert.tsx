import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, type AlertKind } from '../ui/feedback/alert.tsx';

/** Replaces a form with its result and takes the focus. */
export function ResultAlert({ kind, title, children }: { kind: AlertKind; title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} kind={kind} title={title}>
      {children}
    </Alert>
  );
}
