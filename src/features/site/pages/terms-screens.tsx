import { useParams } from 'react-router-dom';
import { formatDate } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { usePresent } from '#ui/present.ts';
import { termsText } from '../../../contract/account/agreement-terms.ts';
import {
  type TermsPartName,
  termsPartNames,
  type Version,
  versionAt,
  versions,
} from '../../../contract/account/agreement-versions.ts';
import { paths } from '../../../paths.ts';
import styles from './pages.module.css';
import { Sections } from './prose-parts.tsx';

const parts: Record<TermsPartName, string> = {
  services: paths.terms(),
  property: paths.propertyTerms(),
  business: paths.businessTerms(),
};

/** One of the three parts of the terms as they are in force, with the way to the others. */
const termsScreen = (part: TermsPartName) =>
  function TermsOfPart() {
    const words = useWords('terms');
    const language = useLanguage();
    const version = versionAt(versions.terms, new Date(usePresent()));
    const text = termsText(version, language)?.[part];
    if (text === undefined) return null;
    return (
      <Page title={text.title} lead={text.lead} width="text">
        <nav aria-label={words('others')}>
          <ul className={`row ${styles['links']}`}>
            {termsPartNames.map((name) => (
              <li key={name}>
                <Link className="inline finger-tall" to={parts[name]} aria-current={name === part ? 'page' : undefined}>
                  {words(`short.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Sections sections={text.sections} />
        <Versions current={version} />
      </Page>
    );
  };

export const TermsScreen = termsScreen('services');
export const PropertyTermsScreen = termsScreen('property');
export const BusinessTermsScreen = termsScreen('business');

/** Which version it is, with an address that stays, and the others that were or will be. */
function Versions({ current }: { current: string }) {
  const words = useWords('pages');
  return (
    <p className="quiet small spaced">
      <Link to={paths.terms(current)}>{words('agreed.version', { day: formatDate(current) })}</Link>
      {versions.terms
        .filter(({ from }: Version) => from !== current)
        .map(({ from }: Version) => (
          <span key={from}>
            {' · '}
            <Link to={paths.terms(from)}>{words('agreed.version', { day: formatDate(from) })}</Link>
          </span>
        ))}
    </p>
  );
}

/** /terms/:version: all three parts, as they were agreed once or will be. */
export function TermsVersionScreen() {
  const words = useWords('pages');
  const language = useLanguage();
  const { version = '' } = useParams();
  const current = versionAt(versions.terms, new Date(usePresent()));
  const texts = termsText(version, language);
  if (texts === undefined)
    return (
      <Page title={words('agreed.unknown')} isTitleHidden>
        <EmptyState drawing="lost" title={words('agreed.unknown')}>
          <Button to={paths.terms()}>{words('agreed.toCurrent')}</Button>
        </EmptyState>
      </Page>
    );
  return (
    <Page title={texts.services.title} lead={texts.services.lead} width="text">
      <p className="quiet small spaced">
        {words(version === current ? 'agreed.inForce' : version < current ? 'agreed.former' : 'agreed.coming', {
          day: formatDate(version),
        })}
      </p>
      <Sections sections={texts.services.sections} />
      {[texts.property, texts.business].map(({ title, lead, sections }) => (
        <section key={title} className={styles['section']}>
          <h2>{title}</h2>
          <p>{lead}</p>
          <Sections sections={sections} />
        </section>
      ))}
    </Page>
  );
}
