import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { framedPath, isFramed } from './framed.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  replace?: boolean | undefined;
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link inside the site. The router's own also loads pages ahead; nobody asks it to, and every page would carry that code. */
export function Link({ to, replace, state, target: asked, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const target = isFramed && !framedPath.test(href) ? '_blank' : asked;
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
