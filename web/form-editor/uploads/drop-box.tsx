import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names.ts';
import { fileHolder, FileInput } from '../../ui/fields/files/file-input.tsx';
import styles from './drop-box.module.css';

type DropBoxProps = {
  id: string;
  label: ReactNode;
  accept: string;
  /** The id of what is wrong with the file. */
  errorId?: string | undefined;
  onFile: (file: File) => void;
};

/** A box that a file is dropped on, and that opens the files when it is pressed. */
export function DropBox({ id, label, accept, errorId, onFile }: DropBoxProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const hintId = `${id}-hint`;
  return (
    <div className={classNames(fileHolder, styles.drop, isOver && styles.over)}>
      <FileInput
        id={id}
        accept={accept}
        describedBy={errorId === undefined ? hintId : `${hintId} ${errorId}`}
        onFiles={([file]) => file && onFile(file)}
        onOver={setOver}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span id={hintId} className={styles.hint}>
        {t('editor.file.dropHint')}
      </span>
    </div>
  );
}
