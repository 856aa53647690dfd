import { useSession } from '../../api/session.ts';
import styles from './account-menu.module.css';
import { avatarLetters } from './avatar.ts';

/** Decorative: the button around it has the accessible name. */
export function Avatar() {
  const session = useSession();
  const person = session.state === 'signed-in' ? session.user : undefined;
  if (typeof person?.profileImage === 'string')
    return (
      <img
        className={`bar strong centered ${styles['avatar']}`}
        src={person.profileImage}
        alt=""
        width={40}
        height={40}
      />
    );
  return (
    <span className={`bar strong centered ${styles['avatar']}`} aria-hidden="true">
      {avatarLetters(person)}
    </span>
  );
}
