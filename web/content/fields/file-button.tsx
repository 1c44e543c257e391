import type { ChangeEvent, ReactNode } from 'react';
import styles from './images.module.css';

type FileButtonProps = {
  /** Of the file input, for who moves the focus there. */
  id?: string;
  label: string;
  icon: ReactNode;
  accept: string;
  fromCamera?: boolean;
  isMany?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that opens the camera or the gallery: the native file input inside a label. */
export function FileButton({ id, label, icon, accept, fromCamera = false, isMany = false, onFiles }: FileButtonProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.currentTarget.files ?? [])]);
    // Lets the user select the same file again after removing it.
    event.currentTarget.value = '';
  };
  return (
    <label className={styles.fileButton}>
      <input
        id={id}
        type="file"
        className={styles.fileInput}
        accept={accept}
        capture={fromCamera ? 'environment' : undefined}
        multiple={isMany}
        onChange={choose}
      />
      {icon}
      {label}
    </label>
  );
}
