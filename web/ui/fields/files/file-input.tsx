import type { ChangeEvent } from 'react';
import { classNames, CONTROL_FRAME } from '../../class-names.ts';
import styles from './file-input.module.css';

export type FileInputProps = {
  /** For who moves the focus there, or names it by a label elsewhere. */
  id?: string | undefined;
  accept: string;
  fromCamera?: boolean;
  isMany?: boolean;
  /** Its name where the text of its label is not enough. */
  name?: string | undefined;
  describedBy?: string | undefined;
  /** Files were chosen, or dropped; none after a choice that was cancelled. */
  onFiles: (files: File[]) => void;
  /** Whether something that is dragged is over it. */
  onOver?: (isOver: boolean) => void;
};

/**
 * The native file input, laid over the part that holds it, which takes the class `fileHolder`: pointer, finger, keyboard, dropped files and
 * assistive technology reach the real control.
 */
export function FileInput({
  id,
  accept,
  fromCamera = false,
  isMany = false,
  name,
  describedBy,
  onFiles,
  onOver,
}: FileInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.currentTarget.files ?? [])]);
    // Without it a browser says nothing when the same file is chosen again.
    event.currentTarget.value = '';
  };
  return (
    <input
      id={id}
      type="file"
      className={styles.input}
      accept={accept}
      capture={fromCamera ? 'environment' : undefined}
      multiple={isMany}
      aria-label={name}
      aria-describedby={describedBy}
      onChange={choose}
      onDragEnter={() => onOver?.(true)}
      onDragLeave={() => onOver?.(false)}
      onDrop={() => onOver?.(false)}
    />
  );
}

/** The class of what holds a `FileInput`. */
export const fileHolder = classNames(styles.holder, CONTROL_FRAME);
