import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import styles from './pages.module.css';
import { Sections } from './prose-parts.tsx';

const parts = { services: paths.terms(), property: paths.propertyTerms(), business: paths.businessTerms() } as const;
type Part = keyof typeof parts;
const names: readonly Part[] = ['services', 'property', 'business'];

/** One of the three parts of the terms, with the way to the others. */
const termsScreen = (part: Part) =>
  function TermsOfPart() {
    const words = useWords('terms');
    const { title, lead, sections } = words(part, { returnObjects: true });
    return (
      <Page title={title} lead={lead} width="text">
        <nav aria-label={words('others')}>
          <ul className={styles['links']}>
            {names.map((name) => (
              <li key={name}>
                <Link to={parts[name]} aria-current={name === part ? 'page' : undefined}>
                  {words(`${name}.short`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Sections sections={sections} />
      </Page>
    );
  };

export const TermsScreen = termsScreen('services');
export const PropertyTermsScreen = termsScreen('property');
export const BusinessTermsScreen = termsScreen('business');
