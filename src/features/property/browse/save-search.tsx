import { Suspense, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { BellIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import type { BrowseState } from './browse-state.ts';
import styles from './save-search.module.css';

const SaveSearchDialog = lazyPart(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog);

/** Saves the present search, for mails about new matches. The favourites view cannot be saved. */
export function SaveSearch({ state }: { state: BrowseState }) {
  const words = useWords('browse');
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (state.isFavorites) return null;
  return (
    <>
      <Button
        variant="plain"
        isPill
        icon={<BellIcon size={18} />}
        className={styles['open']}
        onClick={() => setIsOpen(true)}
      >
        <span>{words('saveSearch.open')}</span>
      </Button>
      {session.state === 'signed-in' && (
        <Link className={`inline small medium ${styles['manage']}`} to={paths.savedSearches()}>
          {words('saveSearch.manage')}
        </Link>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SaveSearchDialog state={state} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
