import { formatKilometres } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { Place } from '../../../contract/services/provider.ts';
import { quoteCategories, quoteServices } from '../../../contract/services/service-taxonomy.ts';
import { paths } from '../../../paths.ts';
import { whereOf } from './search-title.ts';
import styles from './services.module.css';
import type { ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface PlaceNotesProps {
  place: Place;
  others: readonly Place[];
  state: ServicesState;
  change: ChangeServicesState;
}

/** Says which place the server has assumed, if another one may be meant; and where quotes can be had. */
export function PlaceNotes({ place, others, state, change }: PlaceNotesProps) {
  const words = useWords('services');
  const shared = useWords('provider');
  return (
    <>
      {place.isCorrected && (
        <p className={styles['note']}>{words('results.corrected', { typed: state.place, where: whereOf(place) })}</p>
      )}
      {place.isApproximate && (
        <p className={styles['note']}>
          {words('results.approximate', {
            distance: formatKilometres(place.precisionKilometres),
          })}
        </p>
      )}
      {others.map(({ country, code, name, region }) => (
        <p key={`${country} ${region}`} className={styles['note']}>
          {code === null || region !== null
            ? words('results.otherName', { place: name ?? '', region: region ?? '' })
            : words('results.other', { code, place: name ?? '', country: shared(`countries.${country}`) })}{' '}
          <Button
            variant="link"
            onClick={() => change(region !== null ? { place: `${name}, ${region}`, country } : { country })}
          >
            {words('results.otherLink')}
          </Button>
        </p>
      ))}
      <QuoteNote place={place} service={state.service} />
    </>
  );
}

/** Crafts are asked for a quote as well, several at once. */
function QuoteNote({ place, service }: { place: Place; service: ServicesState['service'] }) {
  const words = useWords('services');
  if (place.code === null || !quoteServices.some((known) => known === service)) return null;
  return (
    <p className={styles['note']}>
      {words('results.quotes')}{' '}
      <Link to={paths.newQuote({ zip: place.code, service: quoteCategories.find((known) => known === service) })}>
        {words('results.quotesLink')}
      </Link>
    </p>
  );
}
