import { useSyncExternalStore } from 'react';
import { chooseLanguage, chosenLanguage, followLanguage, useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import styles from './landing.module.css';

const isGermanBrowser = (): boolean => chosenLanguage() === undefined && navigator.language.startsWith('de');

/**
 * The first line of the page where a browser speaks German and nobody has chosen a language. Both answers are kept. It stands
 * in every written page, and netlify/pages/first-script.ts shows it before anything is painted: nothing moves.
 */
export function GermanOffer() {
  const words = useWords('landing');
  const language = useLanguage();
  const isGerman = useSyncExternalStore(followLanguage, isGermanBrowser, () => true);
  if (!isGerman || language === 'de') return null;
  return (
    <p className={`gap0-8 at-middle on-accent round14 ${styles['offer']}`} lang="de">
      {words('german.text')}
      <Button variant="quiet" isCompact onClick={() => void chooseLanguage('de')}>
        {words('german.choose')}
      </Button>
      <Button
        variant="quiet"
        isCompact
        icon={<CloseIcon size={20} />}
        aria-label={words('german.stay')}
        onClick={() => void chooseLanguage('en')}
      />
    </p>
  );
}
