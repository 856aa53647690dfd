import type { ReactNode } from 'react';
import { formatArea, formatNumber, formatPesos, formatRelative } from '#i18n/format.ts';
import { formatListingDay } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { hasRooms, isStudio } from '../../../contract/property/taxonomy.ts';
import styles from './detail.module.css';

type Fact = readonly [label: string, value: ReactNode, isStated?: true];

/** All known facts; unknown ones are left out. */
function useFacts(listing: ListingDetail): Fact[] {
  const words = useWords('listing');
  const yesNo = (is: boolean): string => words(is ? 'facts.yes' : 'facts.no');
  const facts: (Fact | false)[] = [
    [words('facts.category'), words(`categories.${listing.category}`)],
    listing.dealType !== null && [words('facts.dealType'), words(`deals.${listing.dealType}`)],
    isStudio(listing) && [words('facts.bedrooms'), words('facts.studio')],
    isCounted(listing.bedrooms) && [words('facts.bedrooms'), formatNumber(listing.bedrooms)],
    isCounted(listing.bathrooms) && [words('facts.bathrooms'), formatNumber(listing.bathrooms)],
    isCounted(listing.area) && [words('facts.area'), formatArea(listing.area)],
    isCounted(listing.lotArea) && [words('facts.lotArea'), formatArea(listing.lotArea), true],
    isCounted(listing.floorArea) && [words('facts.floorArea'), formatArea(listing.floorArea), true],
    listing.titleType !== null && [words('stated.titleType'), words(`stated.titleTypes.${listing.titleType}`), true],
    listing.buyerEligibility !== null && [
      words('stated.buyerEligibility'),
      words(`stated.buyers.${listing.buyerEligibility}`),
      true,
    ],
    listing.monthlyDues !== null && [words('stated.monthlyDues'), formatPesos(listing.monthlyDues), true],
    listing.brokerLicence !== null && [words('stated.brokerLicence'), listing.brokerLicence, true],
    listing.sellLicence !== null && [words('stated.sellLicence'), listing.sellLicence, true],
    hasRooms(listing.category) && [words('facts.isFurnished'), yesNo(listing.isFurnished)],
    [words('facts.isAvailableNow'), yesNo(listing.isAvailableNow)],
    listing.projectsCompleted !== null && [words('facts.projects'), formatNumber(listing.projectsCompleted)],
    [
      words('facts.listed'),
      <time key="listed" dateTime={listing.createdAt}>
        {formatListingDay(listing.createdAt)}
      </time>,
    ],
    [words('facts.lastUpdate'), formatRelative(listing.lastUpdate)],
    listing.availableConfirmedAt !== null && [
      words('facts.availableConfirmed'),
      formatRelative(listing.availableConfirmedAt),
    ],
  ];
  return facts.filter((fact) => fact !== false);
}

/** A number that the seller left at 0 counts as unknown. */
const isCounted = (value: number | null): value is number => value !== null && value > 0;

const linesOf = (facts: readonly Fact[]): ReactNode =>
  facts.map(([label, value]) => (
    <div key={label} className={`beside gap4-16 breaks shrinks between ruled ${styles['fact']}`}>
      <dt>{label}</dt>
      {/* "Ago" depends on the time: the server's text may differ from the browser's. */}
      <dd suppressHydrationWarning>{value}</dd>
    </div>
  ));

/** What nobody has checked stands below the rest, and its heading says so once. */
export function FactsTable({ listing }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const facts = useFacts(listing);
  const stated = facts.filter(([, , isStated]) => isStated);
  return (
    <div className="column gap8">
      <dl className={`stack ${styles['facts']}`} aria-label={words('facts.label')}>
        {linesOf(facts.filter(([, , isStated]) => isStated !== true))}
      </dl>
      {stated.length > 0 && (
        <>
          <h3 className={`size16 ${styles['mark']}`}>{words('stated.mark')}</h3>
          <dl className={`stack ${styles['facts']}`} aria-label={words('stated.mark')}>
            {linesOf(stated)}
          </dl>
          <p className={`quiet small ${styles['note']}`}>{words('stated.explanation')}</p>
        </>
      )}
    </div>
  );
}
