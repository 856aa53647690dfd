import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

interface Looks {
  /**
   * `primary` is the one thing to do, `call` the same in large, `secondary` its alternative in outline. `plain` is any
   * other action, `danger` deletes, `quiet` has no edge, `link` looks like a link in a text.
   */
  variant?: 'primary' | 'call' | 'secondary' | 'plain' | 'danger' | 'quiet' | 'link';
  /** Many in a row: tools and filters. */
  isCompact?: boolean;
  /** With round ends: one of several words. */
  isPill?: boolean;
  /** Only an icon. It needs an `aria-label`. */
  isIcon?: boolean;
  /** Stands before the words. */
  icon?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

type PressProps = Looks &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Under way: it keeps the focus and says so, and pressing it does nothing. The words beside it say what is done. */
    isBusy?: boolean;
    to?: undefined;
    href?: undefined;
  };
type InsideLink = Looks & Omit<LinkProps, 'className'> & { href?: undefined };
type OutsideLink = Looks & Omit<ComponentProps<'a'>, 'className'> & { to?: undefined; href: string };

/** The style sheet says what these two have of their own; the rest is that of a plain button. */
const basis: Partial<Record<NonNullable<Looks['variant']>, string>> = { danger: 'plain', quiet: 'plain' };

const classOf = ({ variant = 'primary', isCompact, isPill, isIcon, className }: Looks): string =>
  [basis[variant], variant, isCompact === true && 'compact', isPill === true && 'pill', isIcon === true && 'icon']
    .map((name) => (typeof name === 'string' ? styles[name] : undefined))
    .concat(className)
    .filter((name) => name !== undefined)
    .join(' ');

const prevent = (event: MouseEvent): void => event.preventDefault();

/** A button; with `to` a link of the site and with `href` any other link that looks like one. */
export function Button(props: PressProps | InsideLink | OutsideLink) {
  const { variant: _, isCompact: __, isPill: ___, isIcon: ____, icon, className: _____, children, ...rest } = props;
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  const className = classOf(props);
  if (rest.to !== undefined)
    return (
      <Link className={className} {...rest}>
        {content}
      </Link>
    );
  if (rest.href !== undefined)
    return (
      <a className={className} {...rest}>
        {content}
      </a>
    );
  const { isBusy = false, ...button } = rest;
  return (
    <button
      type="button"
      className={className}
      {...button}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true, onClick: prevent } : {})}
    >
      {content}
    </button>
  );
}

/** Buttons beside each other; on a phone they share its width. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={styles['row']}>{children}</div>;
