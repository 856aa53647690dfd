import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useFavorites } from '../../features/favorite/favorites.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths, routes } from '../../paths.ts';
import {
  CalendarIcon,
  ChatIcon,
  FilterIcon,
  HeartIcon,
  HomeIcon,
  ListIcon,
  MapIcon,
  SearchIcon,
  UserIcon,
} from '../../ui/icons.tsx';
import { UnreadPlace } from './bell-place.tsx';
import { appointmentsOf, isMapShown, profileOf, toggledHome, toggledMap } from './bottom-bar.ts';
import styles from './shell.module.css';
import { useStrand } from './strand.ts';

/** The navigation of small screens, for the strand that is shown. */
export function BottomBar() {
  const words = useWords('shell');
  const strand = useStrand();
  const session = useSession();
  const type = session.state === 'signed-in' ? session.user.type : undefined;
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(pathname === routes.home ? search : '');
  return (
    <nav className={styles['bottomBar']} aria-label={words('bar.label')}>
      {strand === 'property' ? <PropertyEntries asked={asked} /> : <SearchEntry />}
      {strand === 'services' && <ScreenEntry path={appointmentsOf(type)} name="appointments" Icon={CalendarIcon} />}
      <FavoritesEntry asked={asked} />
      {strand === 'services' && <ScreenEntry path={paths.messages()} name="messages" Icon={ChatIcon} />}
      <ProfileEntry path={profileOf(type, strand)} />
    </nav>
  );
}

interface Asked {
  /** The query of /home; empty on other screens. */
  asked: URLSearchParams;
}

/** Filter, map and favourites are parameters of /home, so the bar only has links. */
function PropertyEntries({ asked }: Asked) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  const isMap = isMapShown(asked);
  return (
    <>
      <Link to={paths.landing()} aria-current={pathname === routes.landing ? 'page' : undefined}>
        <HomeIcon />
        {words('bar.home')}
      </Link>
      <Link to={toggledHome(asked, 'filters', 'open')} aria-current={asked.get('filters') === 'open' || undefined}>
        <FilterIcon />
        {words('bar.filter')}
      </Link>
      <Link to={toggledMap(asked)}>
        {isMap ? <ListIcon /> : <MapIcon />}
        {words(isMap ? 'bar.list' : 'bar.map')}
      </Link>
    </>
  );
}

function SearchEntry() {
  const words = useWords('shell');
  const { pathname } = useLocation();
  return (
    <Link to={paths.services()} aria-current={pathname === routes.services ? 'page' : undefined}>
      <SearchIcon />
      {words('bar.search')}
    </Link>
  );
}

interface ScreenEntryProps {
  path: string;
  name: 'appointments' | 'messages';
  Icon: typeof CalendarIcon;
}

function ScreenEntry({ path, name, Icon }: ScreenEntryProps) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  return (
    <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
      <Icon />
      {words(`bar.${name}`)}
      {name === 'messages' && <UnreadPlace />}
    </Link>
  );
}

function FavoritesEntry({ asked }: Asked) {
  const words = useWords('shell');
  const { ids } = useFavorites();
  return (
    <Link
      to={toggledHome(asked, 'favorites', 'true')}
      aria-label={words('bar.favoritesCount', { count: ids.size })}
      aria-current={asked.get('favorites') === 'true' || undefined}
    >
      <HeartIcon />
      {ids.size > 0 && <span className={styles['count']}>{ids.size}</span>}
      {words('bar.favorites')}
    </Link>
  );
}

function ProfileEntry({ path }: { path: string }) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  return (
    <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
      <UserIcon />
      {words('bar.profile')}
    </Link>
  );
}
