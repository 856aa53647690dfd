import { formatRating } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { CheckboxGroup } from '#ui/choice-fields.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { listQuoteBusinesses, type QuoteBusiness } from '../../../contract/booking/quote.ts';
import { type Country, isPostalCodeIn } from '../../../contract/country.ts';
import type { AccountId } from '../../../contract/fields.ts';
import type { serviceGroups } from '../../../contract/services/service-taxonomy.ts';
import { useDistance } from './wish-lines.tsx';

interface BusinessChoiceProps {
  place: { category: (typeof serviceGroups.home)[number]; country: Country; zip: string };
  field: { name: string; value: AccountId[]; onChange: (value: AccountId[]) => void; error: string | undefined };
}

/** Up to five of those who come there. */
export function BusinessChoice({ place, field }: BusinessChoiceProps) {
  const words = useWords('quote');
  const distanceOf = useDistance();
  const zip = place.zip.trim();
  const isComplete = isPostalCodeIn(place.country, zip);
  const found = useAnswer(
    listQuoteBusinesses,
    { query: { ...place, zip: isComplete ? zip : '' } },
    { isEnabled: isComplete },
  );
  if (!isComplete) return <p className="quiet">{words('new.whoFirst')}</p>;
  if (stateOf(found) === 'loading') return <Skeleton lines={3} text={words('new.loading')} />;
  if (found.data === undefined)
    return (
      <ErrorState
        title={found.error?.fields['zip'] ?? found.error?.sentence ?? words('new.nobody')}
        onRetry={() => void found.refetch()}
      />
    );
  const { items } = found.data;
  if (items.length === 0) return <EmptyState title={words('new.nobody')} text={words('new.nobodyText')} />;
  const known = field.value.filter((id) => items.some((business) => business.id === id));
  return (
    <CheckboxGroup
      {...field}
      label={words('new.businesses')}
      isRequired
      value={known}
      choices={items.map((business) => ({
        value: business.id,
        label: business.name,
        hint: `${distanceOf(business.distance)} · ${ratedOf(business, words)}`,
      }))}
    />
  );
}

function ratedOf({ rating, ratingCount }: QuoteBusiness, words: ReturnType<typeof useWords<'quote'>>): string {
  return rating === null
    ? words('new.unrated')
    : words('new.rated', { rating: formatRating(rating), count: ratingCount });
}
