import type { ReactNode } from 'react';
import styles from './form-sheet.module.css';

type FormSheetProps = { kind: string; title?: string; children?: ReactNode };

/** A fixed page of the editor, as a sheet of paper. */
export function FormSheet({ kind, title, children }: FormSheetProps) {
  return (
    <div className={styles.sheet}>
      <SheetKind>{kind}</SheetKind>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}

/** The caption of a sheet or of a part of it. */
export function SheetKind({ children }: { children: string }) {
  return <p className={styles.kind}>{children}</p>;
}
