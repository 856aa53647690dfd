import { Link } from './link.tsx';
import styles from './pill-links.module.css';

interface PillLinksProps {
  links: readonly { path: string; name: string /** How many stand behind it, written. */; number: string }[];
}

/** Many links to pages of one kind, each with how much there is. */
export const PillLinks = ({ links }: PillLinksProps) => (
  <ul className={`row gap8 ${styles['links']}`}>
    {links.map(({ path, name, number }) => (
      <li key={path}>
        <Link to={path}>
          {name} <span>{number}</span>
        </Link>
      </li>
    ))}
  </ul>
);
