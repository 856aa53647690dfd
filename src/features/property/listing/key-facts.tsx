import { formatArea, formatNumber, formatPesos } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { hasRooms, isStudio } from '../../../contract/property/taxonomy.ts';
import styles from './detail.module.css';

const keyFactsMaximum = 5;

const isKnown = (value: number | null): value is number => value !== null && value > 0;

/** The five that are asked about first, of those that are known. */
export function KeyFacts({ listing }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const { bedrooms, bathrooms, area, lotArea, price, category, isFurnished, isAvailableNow, projectsCompleted } =
    listing;
  const yesNo = (is: boolean): string => words(is ? 'facts.yes' : 'facts.no');
  const facts = [
    isStudio(listing) && [words('facts.bedrooms'), words('facts.studio')],
    isKnown(bedrooms) && [words('facts.bedrooms'), formatNumber(bedrooms)],
    isKnown(bathrooms) && [words('facts.bathrooms'), formatNumber(bathrooms)],
    isKnown(area) && [words('facts.area'), formatArea(area)],
    isKnown(area) && isKnown(price) && [words('key.perSquareMetre'), formatPesos(Math.round(price / area))],
    hasRooms(category) && [words('facts.isFurnished'), yesNo(isFurnished)],
    isKnown(projectsCompleted) && [words('facts.projects'), formatNumber(projectsCompleted)],
    isKnown(lotArea) && [words('facts.lotArea'), formatArea(lotArea)],
    [words('facts.isAvailableNow'), yesNo(isAvailableNow)],
    [words('facts.category'), words(`categories.${category}`)],
  ].filter((fact) => fact !== false);
  return (
    <dl className={`row clipped ${styles['key']}`} aria-label={words('key.label')}>
      {facts.slice(0, keyFactsMaximum).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
