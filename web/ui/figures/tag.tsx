// <Tag tone="valid">Lupa voimassa</Tag>: a state as icon, words and border; the words come from the screen.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../first-icons.tsx';
import {
  AlertIcon,
  ArchiveIcon,
  BanIcon,
  CalendarCheckIcon,
  ChecksIcon,
  ClockIcon,
  ClockOffIcon,
  CrossIcon,
  EyeIcon,
  InfinityIcon,
  PauseIcon,
  PencilIcon,
} from '../icons.tsx';
import styles from './tag.module.css';

const TONES = {
  draft: PencilIcon,
  pending: ClockIcon,
  approved: CalendarCheckIcon,
  valid: CheckIcon,
  suspended: PauseIcon,
  watch: EyeIcon,
  expired: ClockOffIcon,
  workApproved: ChecksIcon,
  workRejected: CrossIcon,
  cancelled: BanIcon,
  archived: ArchiveIcon,
  cardExpired: AlertIcon,
  cardWarn: ClockIcon,
  cardValid: CheckIcon,
  cardNoExpiry: InfinityIcon,
} as const;

export type TagTone = keyof typeof TONES;

export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  const Icon = TONES[tone];
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      <Icon />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
