import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '#i18n/i18n.ts';
import { readInTab, storeInTab } from '#ui/tab-storage.ts';
import { useChosenStrand } from '../../api/chosen-strand.ts';
import { roleOf } from '../../api/role.ts';
import { useSession } from '../../api/session.ts';
import { routes, type Strand, strandOfLanguage, strandShown } from '../../paths.ts';

const key = 'strand';

const readBefore = (): Strand | undefined => {
  const before = readInTab(key);
  return before === 'property' || before === 'services' ? before : undefined;
};
const nothingBefore = (): undefined => undefined;
/** Nothing to subscribe to: the strand changes only with the address, which renders its readers again. */
const neverByItself = () => () => undefined;

/** The strand of the screen: on the landing page the one that leads there. Undefined for screens of both. */
export function useShownStrand(): Strand | undefined {
  const { pathname, search } = useLocation();
  const usual = strandOfLanguage[useLanguage()];
  const leading = useChosenStrand() ?? usual;
  return strandShown(pathname + search) ?? (pathname === routes.landing ? leading : undefined);
}

/** The current strand: that of the screen. A screen that belongs to both keeps the strand of the screen before. */
export function useStrand(): Strand {
  const shown = useShownStrand();
  const before = useSyncExternalStore(neverByItself, readBefore, nothingBefore);
  const session = useSession();
  const isProvider = session.state === 'signed-in' && roleOf(session.user) !== undefined;
  const language = useLanguage();
  const usual = isProvider || language === 'de' ? 'services' : 'property';
  useEffect(
    function rememberStrand() {
      if (shown !== undefined) storeInTab(key, shown);
    },
    [shown],
  );
  return shown ?? before ?? usual;
}
