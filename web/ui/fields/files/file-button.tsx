// <FileButton label={t('…')} icon={<CameraIcon />} accept="image/*" fromCamera onFiles={add} />
import type { ReactNode } from 'react';
import { buttonClass, type ButtonVariant } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { fileHolder, FileInput, type FileInputProps } from './file-input.tsx';
import styles from './file-button.module.css';

type FileButtonProps = Omit<FileInputProps, 'describedBy' | 'onOver'> & {
  label: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  /** Whether it shares the width of its row with the others there. */
  isSharing?: boolean;
};

/** A button that opens the camera, the gallery or the files. */
export function FileButton({ label, icon, variant = 'secondary', isSharing = false, ...input }: FileButtonProps) {
  return (
    <label className={classNames(buttonClass(variant, {}), fileHolder, isSharing && styles.sharing)}>
      <FileInput {...input} />
      {icon}
      {label}
    </label>
  );
}
