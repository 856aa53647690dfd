import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toast.tsx';
import { type SessionUser, signOut, useSession } from '../../api/session.ts';
import { paths, routes } from '../../paths.ts';
import styles from './account-menu.module.css';
import { UnreadPlace } from './bell-place.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { useStrand } from './strand.ts';
import { StrandLinks } from './strand-links.tsx';

interface Entries {
  onChosen: () => void;
}

/** What stands in the account's dropdown. */
export function AccountEntries({ hasLanguage, onChosen }: Entries & { hasLanguage: boolean }) {
  const session = useSession();
  return (
    <>
      {session.state === 'signed-in' ? (
        <PersonEntries user={session.user} onChosen={onChosen} />
      ) : (
        <VisitorEntries onChosen={onChosen} />
      )}
      {hasLanguage && <LanguageSwitch />}
      <SchemeSwitch />
    </>
  );
}

function PersonEntries({ user, onChosen }: Entries & { user: SessionUser }) {
  const words = useWords('shell');
  const navigate = useNavigate();
  const leave = (): void => {
    onChosen();
    void navigate(paths.landing());
    toast.success(words('signedOut'));
    void signOut();
  };
  return (
    <>
      <div className={`stack gap2 small ${styles['person']}`}>
        <strong>{user.name === '' ? user.email : user.name}</strong>
        <span>{user.email}</span>
      </div>
      <ul className={styles['entries']}>
        <StrandLinks onChosen={onChosen} />
        <ListProperty onChosen={onChosen} />
        {entriesOf(user).map(([label, path]) => (
          <li key={path}>
            <Link to={path} onClick={onChosen}>
              {words(label)}
              {label === 'bar.messages' && <UnreadPlace />}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={leave}>
            {words('signOut')}
          </button>
        </li>
      </ul>
    </>
  );
}

const appointments = ['bar.appointments', paths.appointments()] as const;
const messages = ['bar.messages', paths.messages()] as const;
const savedSearches = ['savedSearches', paths.savedSearches()] as const;
const favorites = ['bar.favorites', paths.favorites()] as const;
const bookings = ['bookings', paths.appointments()] as const;
const providerEntries = [
  ['dashboard', paths.providerDashboard()],
  ['personal', paths.providerPersonal()],
  ['address', paths.providerAddress()],
  ['bank', paths.providerBank()],
  ['settings', paths.settings()],
  messages,
  favorites,
  bookings,
  savedSearches,
] as const;
const sellerEntries = [
  ['myProperties', paths.sellerDashboard()],
  ['planAndInvoices', paths.plansOf('seller')],
  savedSearches,
  ['profile', paths.profile()],
] as const;
const otherEntries = [appointments, messages, favorites, savedSearches, ['profile', paths.profile()]] as const;
const adminEntries = [['admin', paths.admin()], ...otherEntries] as const;

const work = ['work', paths.providerDashboard()] as const;

const entriesOf = (user: SessionUser) => [
  ...(user.works == null ? [] : [work]),
  ...{ provider: providerEntries, seller: sellerEntries, admin: adminEntries, customer: otherEntries }[user.type],
];

/** On small screens it stands nowhere else. */
function ListProperty({ onChosen }: Entries) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  const strand = useStrand();
  if (strand !== 'property' || pathname === routes.createProperty) return null;
  return (
    <li>
      <Link to={paths.createProperty()} onClick={onChosen}>
        {words('listProperty')}
      </Link>
    </li>
  );
}

function VisitorEntries({ onChosen }: Entries) {
  const words = useWords('shell');
  const { pathname } = useLocation();
  return (
    <>
      <p className={`stack gap2 small ${styles['person']}`}>{words('welcome')}</p>
      <ul className={styles['entries']}>
        <StrandLinks onChosen={onChosen} />
        <ListProperty onChosen={onChosen} />
        <li>
          <Link to={paths.login()} onClick={onChosen}>
            {words('signIn')}
          </Link>
        </li>
        <li>
          <Link to={paths.register()} onClick={onChosen}>
            {words('register')}
          </Link>
        </li>
        {pathname !== routes.becomeProvider && (
          <li>
            <Link to={paths.becomeProvider()} onClick={onChosen}>
              {words('becomeProvider')}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
