import { Suspense, useId } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { lazyPart } from '#ui/load-patiently.ts';
import { useDropdown } from '#ui/use-dropdown.ts';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';

/** Most visits never open it. */
const loadEntries = () => import('./account-entries.tsx');
const AccountEntries = lazyPart(async () => (await loadEntries()).AccountEntries);
const loadAhead = (): void => void loadEntries().catch(() => undefined);

/**
 * The round button and its dropdown; closes on an outside click, on a link and on Escape. The languages stand in it where
 * nothing else has them.
 */
export function AccountMenu({ hasLanguage = false }: { hasLanguage?: boolean }) {
  const words = useWords('shell');
  const { frame, isOpen, toggle, close, onBlur } = useDropdown();
  const panel = useId();
  return (
    <div ref={frame} className="relative" onBlur={onBlur}>
      <button
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
        onFocus={loadAhead}
        onPointerEnter={loadAhead}
      >
        <Avatar />
        <span className="visually-hidden">{words('account')}</span>
      </button>
      <div id={panel} className={styles['panel']} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <AccountEntries hasLanguage={hasLanguage} onChosen={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
