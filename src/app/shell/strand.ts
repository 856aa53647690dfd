import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/i18n.ts';
import { type Strand, strandShown } from '../../paths.ts';
import { readInTab, storeInTab } from '../../ui/tab-storage.ts';

const key = 'strand';

const readBefore = (): Strand | undefined => {
  const before = readInTab(key);
  return before === 'property' || before === 'services' ? before : undefined;
};
const nothingBefore = (): undefined => undefined;
/** It changes only with the address, by which its readers are drawn anew. */
const neverByItself = () => () => undefined;

/** The strand one is in: that of the screen; on what belongs to both, that of the screen before. */
export function useStrand(): Strand {
  const { pathname, search } = useLocation();
  const shown = strandShown(pathname + search);
  const before = useSyncExternalStore(neverByItself, readBefore, nothingBefore);
  const usual = useLanguage() === 'de' ? 'services' : 'property';
  useEffect(
    function rememberStrand() {
      if (shown !== undefined) storeInTab(key, shown);
    },
    [shown],
  );
  return shown ?? before ?? usual;
}
