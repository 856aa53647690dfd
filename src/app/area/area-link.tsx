import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from '../../ui/link.tsx';

/** A link of the navigation that says where one is: on its screen, and on those below it. */
export function AreaLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: itsOwn } = useResolvedPath(to);
  const isHere = pathname === itsOwn || pathname.startsWith(`${itsOwn}/`);
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
