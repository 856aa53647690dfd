import { useId, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { loadPatiently } from '#ui/load-patiently.ts';
import { useDropdown } from '#ui/use-dropdown.ts';
import type { AccountEntries } from './account-entries.tsx';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';

/**
 * The round button and its dropdown; closes on an outside click, on a link and on Escape. The languages stand in it where
 * nothing else has them.
 */
export function AccountMenu({ hasLanguage = false }: { hasLanguage?: boolean }) {
  const words = useWords('shell');
  const { frame, isOpen, toggle, close, onBlur } = useDropdown();
  const panel = useId();
  const [Entries, setEntries] = useState<typeof AccountEntries>();
  // Most visits never open it. A lazy component would show its fallback for 300 ms.
  const load = (): void => {
    if (Entries !== undefined) return;
    void loadPatiently(
      () => import('./account-entries.tsx'),
      () => undefined,
    ).then((loaded) => setEntries(() => loaded.AccountEntries));
  };
  const press = (): void => {
    load();
    toggle();
  };
  return (
    <div ref={frame} className="relative" onBlur={onBlur}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={press}
        onFocus={load}
        onPointerEnter={load}
      >
        <Avatar />
        <span className="visually-hidden">{words('account')}</span>
      </button>
      <div id={panel} className={styles['panel']} hidden={!isOpen}>
        {isOpen && Entries !== undefined && <Entries hasLanguage={hasLanguage} onChosen={close} />}
      </div>
    </div>
  );
}
