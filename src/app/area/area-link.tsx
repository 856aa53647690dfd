import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from '#ui/link.tsx';
import { routes } from '../../paths.ts';
import { isQuestion } from '../frame/places.ts';

/** A link of the navigation that says where one is: on its screen, and on those below it. */
export function AreaLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: itsOwn } = useResolvedPath(to);
  const isBelow = pathname.startsWith(`${itsOwn}/`) || (itsOwn === routes.messages && isQuestion(pathname));
  const isHere = pathname === itsOwn || isBelow;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
