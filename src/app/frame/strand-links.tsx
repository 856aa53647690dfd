import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import { useShownStrand } from './strand.ts';

interface StrandLinksProps {
  className?: string | undefined;
  /** False where another link beside these marks the screen. */
  isMarked?: boolean;
  /** Their class: the countries of each stand beside it. */
  countries?: string | undefined;
  onChosen?: () => void;
}

const strands = [
  ['property', paths.home()],
  ['services', paths.services()],
] as const;

/** List items with links to the two strands. The current one is marked. */
export function StrandLinks({ className, isMarked = true, countries, onChosen }: StrandLinksProps) {
  const words = useWords('shell');
  const shown = useShownStrand();
  return strands.map(([strand, path]) => (
    <li key={strand}>
      <Link
        className={className}
        to={path}
        aria-current={(isMarked && strand === shown) || undefined}
        onClick={onChosen}
      >
        {words(`strands.${strand}`)}
        {countries !== undefined && <span className={countries}>{` ${words(`strands.countries.${strand}`)}`}</span>}
      </Link>
    </li>
  ));
}
