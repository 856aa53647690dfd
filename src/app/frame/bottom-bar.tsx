import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { useHistoryEntry } from '#ui/history-entry.ts';
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
} from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useSession } from '../../api/session.ts';
import { useFavoriteProviders } from '../../features/property/favorite/favorite-providers.ts';
import { useFavorites } from '../../features/property/favorite/favorites.ts';
import { paths, routes } from '../../paths.ts';
import { UnreadPlace } from './bell-place.tsx';
import { appointmentsOf, isMapShown, profileOf, toggledHome, toggledMap } from './bottom-bar.ts';
import { type BarPlace, currentAs, placeIn } from './places.ts';
import styles from './shell.module.css';
import { useStrand } from './strand.ts';

/** The navigation of small screens, for the strand that is shown. At most one entry is marked. */
export function BottomBar() {
  const words = useWords('shell');
  const strand = useStrand();
  const session = useSession();
  const type = session.state === 'signed-in' ? session.user.type : undefined;
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(pathname === routes.home ? search : '');
  const place = placeIn(strand, pathname, asked);
  return (
    <nav className={styles['bottomBar']} aria-label={words('bar.label')} data-bottom-bar="">
      {strand === 'property' ? (
        <PropertyEntries place={place} asked={asked} />
      ) : (
        <>
          <Entry name="search" place={place} path={paths.services()} Icon={SearchIcon} />
          <Entry name="appointments" place={place} path={appointmentsOf(type)} Icon={CalendarIcon} />
          <ProviderFavorites place={place} />
          <Entry name="messages" place={place} path={paths.messages()} Icon={ChatIcon}>
            <UnreadPlace />
          </Entry>
        </>
      )}
      <Entry name="profile" place={place} path={profileOf(type, strand)} Icon={UserIcon} />
    </nav>
  );
}

interface EntryProps {
  name: BarPlace;
  /** The one that is marked. */
  place: BarPlace | undefined;
  path: string;
  Icon: typeof CalendarIcon;
  /** Replaces the word for who listens. */
  label?: string;
  /** What opens over /home is no step of its own: Back leads to where one was before. */
  opensOver?: boolean;
  children?: ReactNode;
}

function Entry({ name, place, path, Icon, label, opensOver = false, children }: EntryProps) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  const entry = useHistoryEntry();
  const kept = opensOver && pathname === routes.home ? { replace: true, state: { entry } } : {};
  return (
    <Link to={path} {...kept} aria-label={label} aria-current={currentAs(place === name, pathname === path)}>
      <Icon />
      {words(`bar.${name}`)}
      {children}
    </Link>
  );
}

interface PlaceInBar {
  place: BarPlace | undefined;
}

/** Filter, map and favourites are parameters of /home, so the bar only has links. */
function PropertyEntries({ place, asked }: PlaceInBar & { asked: URLSearchParams }) {
  const words = useWords('shell');
  const isMap = isMapShown(asked);
  return (
    <>
      <Entry name="home" place={place} path={paths.landing()} Icon={HomeIcon} />
      <Entry name="filter" place={place} path={toggledHome(asked, 'filters', 'open')} Icon={FilterIcon} opensOver />
      <Link to={toggledMap(asked)}>
        {isMap ? <ListIcon /> : <MapIcon />}
        {words(isMap ? 'bar.list' : 'bar.map')}
      </Link>
      <PropertyFavorites place={place} asked={asked} />
    </>
  );
}

function PropertyFavorites({ place, asked }: PlaceInBar & { asked: URLSearchParams }) {
  const words = useWords('shell');
  const { ids } = useFavorites();
  return (
    <Entry
      name="favorites"
      place={place}
      path={toggledHome(asked, 'favorites', 'true')}
      Icon={HeartIcon}
      label={words('bar.favoritesCount', { count: ids.size })}
    >
      <Count of={ids.size} />
    </Entry>
  );
}

function ProviderFavorites({ place }: PlaceInBar) {
  const words = useWords('shell');
  const { ids } = useFavoriteProviders();
  return (
    <Entry
      name="favorites"
      place={place}
      path={paths.favorites()}
      Icon={HeartIcon}
      label={words('bar.favoriteProviders', { count: ids.size })}
    >
      <Count of={ids.size} />
    </Entry>
  );
}

/** Drawn, not written: the name of the link says it, and begins with what is written. */
const Count = ({ of }: { of: number }) => (of === 0 ? null : <span className={styles['count']} data-count={of} />);
