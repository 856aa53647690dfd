import styles from './crumbs.module.css';
import { Link } from './link.tsx';

interface CrumbsProps {
  /** What the line is, read out. */
  label: string;
  /** The pages above this one, the first of the site first. */
  above: readonly { name: string; path: string }[];
  /** This page. */
  here: string;
}

/** Where a page stands: the pages above it, as links. */
export const Crumbs = ({ label, above, here }: CrumbsProps) => (
  <nav aria-label={label}>
    <ol className={`row gap0-8 quiet size15 ${styles['crumbs']}`}>
      {above.map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
