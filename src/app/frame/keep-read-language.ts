import { chosenLanguage, keepLanguage } from '#i18n/i18n.ts';
import { onSessionChange } from '../../api/session.ts';
import { isSignInPath, readAddress } from '../../paths.ts';

/**
 * Who signs in on an English page goes on in English, at every address that is opened later. German at its own address is
 * nobody's choice: it stands there by default. What was chosen in the header stays.
 */
export const keepReadLanguage = (): (() => void) =>
  onSessionChange((account, isRestored) => {
    const { pathname } = window.location;
    // Another tab may have signed in.
    if (account === undefined || isRestored || !isSignInPath(pathname) || chosenLanguage() !== undefined) return;
    if (readAddress(pathname).language === 'en') keepLanguage('en');
  });
