import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Face } from '#ui/face.tsx';
import { Link } from '#ui/link.tsx';
import { Rating } from '#ui/rating.tsx';
import { Section } from '#ui/section.tsx';
import type { Quote, QuoteId } from '../../../contract/booking/quote.ts';
import { paths } from '../../../paths.ts';
import styles from './quote.module.css';
import { QuoteLines, QuoteSums } from './quote-sums.tsx';
import { QuoteBadge, useDistance } from './wish-lines.tsx';

interface QuoteCardProps {
  quote: Quote;
  /** Leads to accepting it. */
  onChoose?: (id: QuoteId) => void;
}

/** What one business has answered. */
export function QuoteCard({ quote, onChoose }: QuoteCardProps) {
  const words = useWords('quote');
  const distanceOf = useDistance();
  const { provider, status, offer, distance, reason } = quote;
  return (
    <Section title={provider.name} actions={<QuoteBadge status={status} />}>
      <div className={`bar gap12 ${styles['head']}`}>
        <Face name={provider.name} picture={provider.portrait?.url} />
        <div>
          <Link to={paths.provider(provider.id)}>{words('profile')}</Link>
          <Rating rating={provider.rating} count={provider.ratingCount} isShort />
          <span className="quiet small">{distanceOf(distance)}</span>
        </div>
      </div>
      {reason !== '' && <p className="quiet">{words('wish.declinedReason', { reason })}</p>}
      {offer !== null && <OfferShown quote={quote} offer={offer} />}
      {onChoose !== undefined && <Button onClick={() => onChoose(quote.id)}>{words('choose')}</Button>}
    </Section>
  );
}

function OfferShown({ quote: { timeZone }, offer }: { quote: Quote; offer: NonNullable<Quote['offer']> }) {
  const words = useWords('quote');
  const { lines, currency, rateHundredths, pricing, note, durationMinutes, starts } = offer;
  return (
    <>
      <QuoteLines lines={lines} currency={currency} />
      <QuoteSums sums={offer} rateHundredths={rateHundredths} pricing={pricing} currency={currency} />
      <p className="quiet small">
        {words(`pricingHint.${pricing}`)} {capitalised(words('takes', { duration: formatDuration(durationMinutes) }))}
      </p>
      {note !== '' && <p className="breaks kept-lines">{note}</p>}
      {starts.length > 0 && (
        <div>
          <strong>{words('times')}</strong>
          <ul>
            {starts.map((start) => (
              <li key={start}>{capitalised(formatSoonIn(start, timeZone))}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
