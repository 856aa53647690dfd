import { chooseLanguage, languages, useLanguage, useWords } from '#i18n/i18n.ts';
import styles from './shell.module.css';

const names = { de: 'DE, Deutsch', en: 'EN, English' } as const;

export function LanguageSwitch() {
  const words = useWords('shell');
  const current = useLanguage();
  return (
    <fieldset className={styles['languages']}>
      <legend className="visually-hidden">{words('language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={names[language]}
          aria-pressed={language === current}
          onClick={() => void chooseLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
