import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths, strandShown } from '../../paths.ts';

interface StrandLinksProps {
  className?: string | undefined;
  onChosen?: () => void;
}

const strands = [
  ['property', paths.home()],
  ['services', paths.services()],
] as const;

/** List items with links to the two strands. The current one is marked. */
export function StrandLinks({ className, onChosen }: StrandLinksProps) {
  const words = useWords('shell');
  const { pathname, search } = useLocation();
  const shown = strandShown(pathname + search);
  return strands.map(([strand, path]) => (
    <li key={strand}>
      <Link className={className} to={path} aria-current={strand === shown || undefined} onClick={onChosen}>
        {words(`strands.${strand}`)}
      </Link>
    </li>
  ));
}
