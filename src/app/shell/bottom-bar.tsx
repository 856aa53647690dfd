import { Link, useLocation } from 'react-router-dom';
import { useFavorites } from '../../api/favorites.ts';
import { useSession } from '../../api/session.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths, routes } from '../../paths.ts';
import { FilterIcon, HeartIcon, HomeIcon, ListIcon, MapIcon, UserIcon } from '../../ui/icons.tsx';
import { isMapShown, profileOf, toggledHome, toggledMap } from './bottom-bar.ts';
import styles from './shell.module.css';

/** Small screens' navigation. Filter, map and favourites are places in the URL of /home, so the bar only links there. */
export function BottomBar() {
  const words = useWords('shell');
  const { pathname, search } = useLocation();
  const { ids } = useFavorites();
  const session = useSession();
  const profile = profileOf(session.state === 'signed-in' ? session.user.type : undefined);
  const asked = new URLSearchParams(pathname === routes.home ? search : '');
  const isMap = isMapShown(asked);
  return (
    <nav className={styles['bottomBar']} aria-label={words('bar.label')}>
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
      <Link
        to={toggledHome(asked, 'favorites', 'true')}
        aria-label={words('bar.favoritesCount', { count: ids.size })}
        aria-current={asked.get('favorites') === 'true' || undefined}
      >
        <HeartIcon />
        {ids.size > 0 && <span className={styles['count']}>{ids.size}</span>}
        {words('bar.favorites')}
      </Link>
      <Link to={profile} aria-current={pathname === profile ? 'page' : undefined}>
        <UserIcon />
        {words('bar.profile')}
      </Link>
    </nav>
  );
}
