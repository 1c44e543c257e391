// <LinkButton to={paths.login} variant="secondary">Kirjaudu</LinkButton>: goes somewhere, so it is a link.
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonVariant } from './button.tsx';

type LinkButtonProps = Omit<LinkProps, 'className' | 'style'> & {
  variant?: ButtonVariant;
  icon?: ReactNode;
  wide?: boolean;
  isSmall?: boolean;
};

export function LinkButton({
  variant = 'primary',
  icon,
  wide = false,
  isSmall = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass(variant, { wide, isSmall })}>
      {icon}
      {children}
    </Link>
  );
}
