import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Key } from '#ui/key.tsx';
import styles from './desk.module.css';
import { isKeyForDesk, useKeys } from './desk-keys.ts';

const all = [
  ['J', 'next'],
  ['K', 'previous'],
  ['X', 'choose'],
  ['⇧A', 'acceptChosen'],
  ['⇧M', 'takeChosen'],
  ['⌘↵', 'send'],
  ['/', 'search'],
  ['⌘K', 'everything'],
  ['?', 'all'],
] as const;

/** The keys one needs most below the queue, and all of them by a press or by `?`. */
export function QueueKeys() {
  const words = useWords('admin');
  const [isOpen, setIsOpen] = useState(false);
  useKeys((event) => {
    if (event.key === '?' && isKeyForDesk(event)) setIsOpen(true);
  });
  return (
    <div className={`gap4-16 quiet tiny at-middle ruled-above ${styles['keys']}`}>
      <span>
        <Key>J</Key> <Key>K</Key> {words('keys.turn')}
      </span>
      <span>
        <Key>X</Key> {words('keys.choose')}
      </span>
      <span>
        <Key>/</Key> {words('keys.search')}
      </span>
      <Button variant="quiet" isCompact aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        <Key>?</Key> {words('keys.all')}
      </Button>
      {isOpen && (
        <Dialog title={words('keys.all')} isRead onClose={() => setIsOpen(false)}>
          <dl className={`spaced ${styles['allKeys']}`}>
            {all.map(([key, deed]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{words(`keys.${deed}`)}</dd>
              </div>
            ))}
          </dl>
          <p className="quiet small spaced">{words('keys.decide')}</p>
          <Button variant="plain" onClick={() => setIsOpen(false)}>
            {words('keys.close')}
          </Button>
        </Dialog>
      )}
    </div>
  );
}
