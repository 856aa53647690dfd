import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import styles from './shell.module.css';
import { StrandLinks } from './strand-links.tsx';

const links = [
  ['about', paths.about()],
  ['help', paths.help()],
  ['career', paths.career()],
  ['contact', paths.contact()],
  ['fraud', paths.fraud()],
  ['privacy', paths.privacy()],
  ['terms', paths.terms()],
  ['impressum', paths.impressum()],
  ['withdrawal', paths.withdrawal()],
] as const;

const networks = [
  ['Facebook', 'https://www.facebook.com/'],
  ['Instagram', 'https://www.instagram.com/'],
  ['LinkedIn', 'https://www.linkedin.com/'],
] as const;

export function Footer() {
  const words = useWords('shell');
  return (
    <footer className={styles['footer']}>
      <div className={styles['footerInner']}>
        <p>
          <strong>{words('brand')}</strong>
          <br />
          {words('footer.claim')}
        </p>
        <nav aria-label={words('footer.label')}>
          <ul className={styles['footerLinks']}>
            <StrandLinks />
            {links.map(([label, path]) => (
              <li key={path}>
                <Link to={path}>{words(`footer.${label}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles['footerLinks']}>
          {networks.map(([network, address]) => (
            <li key={network}>
              <a
                href={address}
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
    </footer>
  );
}
