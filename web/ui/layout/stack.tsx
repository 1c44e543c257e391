// <Stack gap={4}>…</Stack>: things under each other, one of the eight spaces apart; a list (`as="ul"`) has no marks.
import type { FormHTMLAttributes, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { spaced, type Space } from './spaces.ts';
import styles from './stack.module.css';

type StackProps = Omit<HTMLAttributes<HTMLElement>, 'className'> &
  Pick<FormHTMLAttributes<HTMLElement>, 'noValidate'> & {
    gap: Space;
    as?: 'div' | 'section' | 'form' | 'header' | 'footer' | 'article' | 'ul' | 'ol' | 'dl';
    align?: 'start';
  };

export function Stack({ gap, as: Element = 'div', align, ...rest }: StackProps) {
  return <Element className={classNames(styles.stack, spaced(gap), align && styles.start)} {...rest} />;
}
