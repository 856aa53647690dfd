import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths, routes } from '../../paths.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BellPlace, UnreadPlace } from './bell-place.tsx';
import { appointmentsOf } from './bottom-bar.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './shell.module.css';
import { useStrand } from './strand.ts';
import { StrandLinks } from './strand-links.tsx';

/** The desktop's header; small screens have the top bar and the bottom bar. */
export function Header() {
  const words = useWords('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const isBecoming = pathname === routes.becomeProvider;
  return (
    <header className={styles['header']}>
      <Brand />
      <nav aria-label={words('strands.label')}>
        <ul className={styles['strands']}>
          <StrandLinks className={styles['headerLink']} />
          {session.state === 'signed-in' && <OwnLinks />}
        </ul>
      </nav>
      <div className={styles['tools']}>
        {isBecoming && (
          <Link className={styles['headerLink']} to={paths.landing()}>
            <ArrowLeftIcon size={18} /> {words('back')}
          </Link>
        )}
        {!isBecoming && session.state === 'signed-out' && (
          <Link className={styles['headerLink']} to={paths.becomeProvider()}>
            {words('becomeProvider')}
          </Link>
        )}
        <LanguageSwitch />
        <BellPlace />
        <AccountMenu />
      </div>
    </header>
  );
}

/** Where people of the service strand find what is theirs. */
function OwnLinks() {
  const words = useWords('shell');
  const { pathname } = useLocation();
  const session = useSession();
  if (useStrand() !== 'services') return null;
  return (
    [
      ['appointments', appointmentsOf(session.state === 'signed-in' ? session.user.type : undefined)],
      ['messages', paths.messages()],
    ] as const
  ).map(([name, path]) => (
    <li key={name}>
      <Link className={styles['headerLink']} to={path} aria-current={pathname === path ? 'page' : undefined}>
        {words(`bar.${name}`)}
        {name === 'messages' && <UnreadPlace />}
      </Link>
    </li>
  ));
}

/** The header of small screens. */
export function TopBar() {
  const words = useWords('shell');
  return (
    <nav className={styles['topBar']} aria-label={words('header')}>
      <Brand />
      <div className={styles['tools']}>
        <LanguageSwitch />
        <BellPlace />
        <AccountMenu />
      </div>
    </nav>
  );
}
