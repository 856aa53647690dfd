import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { isFramed } from '#ui/framed.ts';
import { BellIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast.tsx';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { type ChosenCard, isOpen, pickOfCard, placesOf } from '../../services/availability/chosen-cards.ts';
import { JoinDialog, type JoinProps } from './join-dialog.tsx';
import styles from './waiting-list.module.css';

/** What can be waited for: cards that are done in the shop, with their variants chosen. */
const canWait = (cards: readonly ChosenCard[]): boolean =>
  cards.length > 0 && placesOf(cards).includes('shop') && !cards.some(isOpen);

/** Below the free times, for whom none of them suits. It takes an account. */
export function JoinWaiting(props: JoinProps) {
  const { provider, cards } = props;
  const words = useWords('waiting-list');
  const session = useSession();
  const [isJoining, setIsJoining] = useState(false);
  if (!canWait(cards) || session.state === 'restoring' || (isFramed && session.state === 'signed-out')) return null;
  const back = paths.book(provider.id, { cards: cards.map(pickOfCard).join(','), step: 'time' });
  return (
    <section className={`line between ruled-above ${styles['join']}`} aria-label={words('join.title')}>
      <p>
        <strong>{words('join.title')}</strong> <span>{words('join.text')}</span>
      </p>
      {session.state === 'signed-in' ? (
        <Button variant="plain" icon={<BellIcon />} onClick={() => setIsJoining(true)}>
          {words('join.open')}
        </Button>
      ) : (
        <Button variant="plain" icon={<BellIcon />} to={paths.login(back)}>
          {words('join.login')}
        </Button>
      )}
      {isJoining && (
        <JoinDialog
          {...props}
          onClose={() => setIsJoining(false)}
          onJoined={() => {
            setIsJoining(false);
            toast.success(words('join.done'));
          }}
        />
      )}
    </section>
  );
}
