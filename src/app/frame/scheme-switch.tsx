import { useWords } from '#i18n/i18n.ts';
import { chooseColourScheme, colourSchemes, useColourScheme } from '#ui/colour-scheme.ts';
import styles from './shell.module.css';

export function SchemeSwitch() {
  const words = useWords('shell');
  const current = useColourScheme();
  return (
    <fieldset className={styles['languages']}>
      <legend className="visually-hidden">{words('scheme.label')}</legend>
      {colourSchemes.map((scheme) => (
        <button key={scheme} type="button" aria-pressed={scheme === current} onClick={() => chooseColourScheme(scheme)}>
          {words(`scheme.${scheme}`)}
        </button>
      ))}
    </fieldset>
  );
}
