import { useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useSession } from '../../api/session.ts';
import type { User } from '../../contract/account/account.ts';
import { paths, routes } from '../../paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { BellPlace, UnreadPlace } from './bell-place.tsx';
import { appointmentsOf } from './bottom-bar.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { type BarPlace, currentAs, placeIn } from './places.ts';
import { SearchPlace } from './search-place.tsx';
import styles from './shell.module.css';
import { useStrand } from './strand.ts';
import { StrandLinks } from './strand-links.tsx';

/** The desktop's header; small screens have the top bar and the bottom bar. */
export function Header() {
  const words = useWords('shell');
  const session = useSession();
  const { pathname } = useLocation();
  const isBecoming = pathname === routes.becomeProvider;
  const strand = useStrand();
  const hasOwnLinks = session.state === 'signed-in' && strand === 'services';
  const place = placeIn(strand, pathname, new URLSearchParams());
  const isOwnPlace = hasOwnLinks && ownPlaces.some((name) => name === place);
  const hasSearch = isSearched(pathname);
  return (
    <header
      className={`between at-middle ${styles['header']} ${hasSearch || pathname === routes.home ? styles['searched'] : ''}`}
    >
      <Brand />
      <nav aria-label={words('strands.label')}>
        <ul className={`beside gap4 ${styles['strands']}`}>
          <StrandLinks className={styles['headerLink']} countries={styles['countries']} isMarked={!isOwnPlace} />
          {hasOwnLinks && <OwnLinks type={session.user.type} place={place} />}
        </ul>
      </nav>
      {hasSearch && <SearchPlace />}
      <div className={`bar gap12 ${styles['tools']}`}>
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
        {strand === 'property' && pathname !== routes.createProperty && (
          <Link className={`${styles['headerLink']} ${styles['wideOnly']}`} to={paths.createProperty()}>
            {words('listProperty')}
          </Link>
        )}
        <LanguageSwitch />
        <BellPlace />
        <AccountMenu />
      </div>
    </header>
  );
}

/** Property screens that are reached from a search; /home has its own. */
const isSearched = (pathname: string): boolean => /^\/(?:property\/|saved-searches$|inquiries(?:\/|$))/.test(pathname);

const ownPlaces = ['appointments', 'messages'] as const;

interface OwnLinksProps {
  type: User['type'];
  place: BarPlace | undefined;
}

/** Where people of the service strand find what is theirs. */
function OwnLinks({ type, place }: OwnLinksProps) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  const pathOf = { appointments: appointmentsOf(type), messages: paths.messages() };
  return ownPlaces.map((name) => (
    <li key={name}>
      <Link
        className={styles['headerLink']}
        to={pathOf[name]}
        aria-current={currentAs(place === name, pathname === pathOf[name])}
      >
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
    <nav className={`bar between ${styles['topBar']}`} aria-label={words('header')} data-top-bar="">
      <Brand />
      <div className={`bar gap12 ${styles['tools']}`}>
        <LanguageSwitch />
        <BellPlace />
        <AccountMenu />
      </div>
    </nav>
  );
}
