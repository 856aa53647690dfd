import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { networks as all, valueOf } from '../../features/site/pages/company-networks.ts';
import { paths } from '../../paths.ts';
import styles from './shell.module.css';
import { StrandLinks } from './strand-links.tsx';

const columns = [
  [
    'find',
    [
      ['propertyTowns', paths.propertyTowns()],
      ['serviceTowns', paths.serviceTowns()],
    ],
  ],
  [
    'company',
    [
      ['about', paths.about()],
      ['help', paths.help()],
      ['career', paths.career()],
      ['contact', paths.contact()],
      ['fraud', paths.fraud()],
    ],
  ],
  [
    'legal',
    [
      ['privacy', paths.privacy()],
      ['terms', paths.terms()],
      ['ranking', paths.ranking()],
      ['rules', paths.rules()],
      ['accessibility', paths.accessibility()],
      ['impressum', paths.impressum()],
      ['withdrawal', paths.withdrawal()],
    ],
  ],
] as const;

/** Three of them, as many as the footer has room for. */
const networks = all.slice(0, 3);

export function Footer() {
  const words = useWords('shell');
  return (
    <footer className={styles['footer']}>
      <div className={`stack gap20 ${styles['footerInner']}`}>
        <div>
          <p>
            <strong>{words('brand')}</strong>
            <br />
            {words('footer.claim')}
          </p>
          <ul className={`row ${styles['networks']}`}>
            {networks.map(([network, address]) => (
              <li key={network}>
                <a
                  href={valueOf(address)}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={words('footer.social', { network })}
                >
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={words('footer.label')} className={`stack gap20 halves ${styles['footerColumns']}`}>
          {columns.map(([column, links]) => (
            <div key={column}>
              <p>{words(`footer.${column}`)}</p>
              <ul>
                {column === 'find' && <StrandLinks />}
                {links.map(([label, path]) => (
                  <li key={path}>
                    <Link to={path}>{words(`footer.${label}`)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
