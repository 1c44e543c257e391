import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, type AlertKind } from '../ui/alert.tsx';

/** What became of a form that it takes the place of; the focus goes with it. */
export function ResultAlert({ kind, title, children }: { kind: AlertKind; title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} kind={kind} title={title}>
      {children}
    </Alert>
  );
}
