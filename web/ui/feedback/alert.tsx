// <Alert kind="info">text</Alert>: icon, word and colour together; `title` replaces the word.
// `live` announces a notice that appears later: "status" politely, "alert" at once.
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './alert.module.css';
import { classNames } from '../class-names.ts';
import { CheckIcon, InfoIcon, OctagonAlertIcon, OfflineIcon } from '../first-icons.tsx';

/** `other` warns; `error` tells what was not done. */
export type AlertKind = 'info' | 'success' | 'other' | 'error' | 'offline';

const ICONS = {
  info: InfoIcon,
  success: CheckIcon,
  other: OctagonAlertIcon,
  error: OctagonAlertIcon,
  offline: OfflineIcon,
} as const;

type AlertProps = {
  kind: AlertKind;
  title?: string;
  children?: ReactNode;
  live?: 'status' | 'alert';
  id?: string;
  /** Lets the screen focus the box. */
  ref?: Ref<HTMLDivElement>;
};

export function Alert({ kind, title, children, live, id, ref }: AlertProps) {
  const { t } = useTranslation();
  const Icon = ICONS[kind];
  return (
    <div
      id={id}
      ref={ref}
      role={live}
      tabIndex={ref ? -1 : undefined}
      className={classNames(styles.alert, styles[kind])}
    >
      <Icon />
      <div className={styles.body}>
        <strong className={styles.title}>{title ?? t(`alert.${kind}`)}</strong>
        {children}
      </div>
    </div>
  );
}
