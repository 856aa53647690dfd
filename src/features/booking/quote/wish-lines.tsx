import { formatKilometres } from '#i18n/format.ts';
import { formatUntilIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge, type BadgeKind } from '#ui/badge.tsx';
import { Line } from '#ui/line.tsx';
import type { QuoteRequest, QuoteRequestStatus, QuoteStatus } from '../../../contract/booking/quote.ts';
import { paths } from '../../../paths.ts';

const wishKinds: Record<QuoteRequestStatus, BadgeKind> = {
  open: 'brand',
  accepted: 'success',
  withdrawn: 'neutral',
  ended: 'neutral',
};

const quoteKinds: Record<QuoteStatus, BadgeKind> = {
  asked: 'warning',
  offered: 'brand',
  declined: 'neutral',
  missed: 'neutral',
  accepted: 'success',
  not_chosen: 'neutral',
  withdrawn: 'neutral',
  lapsed: 'neutral',
};

/** Whole kilometres, as the server rounds them. */
export function useDistance(): (kilometres: number) => string {
  const words = useWords('quote');
  return (kilometres) =>
    kilometres < 1 ? words('within') : words('new.about', { distance: formatKilometres(kilometres) });
}

export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const words = useWords('quote');
  return <Badge kind={quoteKinds[status]}>{words(`answer.${status}`)}</Badge>;
}

/** An own wish in the list. */
export function WishLine({ wish }: { wish: QuoteRequest }) {
  const words = useWords('quote');
  const [first] = wish.quotes;
  const count = wish.quotes.filter(({ offer }) => offer !== null).length;
  const waits = wish.status === 'open' && wish.quotes.some(({ status }) => status === 'asked');
  const moment = formatUntilIn(wish.answerUntil, first?.timeZone ?? 'Europe/Berlin');
  return (
    <Line
      title={wish.title}
      beside={<Badge kind={wishKinds[wish.status]}>{words(`status.${wish.status}`)}</Badge>}
      text={[
        words('list.count', { count, asked: wish.quotes.length }),
        ...(waits ? [words('list.waits', { moment })] : []),
      ].join(' · ')}
      to={paths.quote(wish.id)}
    />
  );
}

/** A request to the own business. */
export function RequestLine({ wish }: { wish: QuoteRequest }) {
  const words = useWords('quote');
  const distanceOf = useDistance();
  const [own] = wish.quotes;
  if (own === undefined) return null;
  const place = [wish.zip, wish.place].filter((part) => part !== null).join(' ');
  return (
    <Line
      title={wish.title}
      beside={
        own.status === 'asked' ? (
          <Badge kind="warning">{words('status.open')}</Badge>
        ) : (
          <QuoteBadge status={own.status} />
        )
      }
      text={words('provider.from', { name: wish.customer, place, distance: distanceOf(own.distance) })}
      {...(own.status === 'asked'
        ? { after: words('provider.until', { moment: formatUntilIn(wish.answerUntil, own.timeZone) }) }
        : {})}
      to={paths.providerQuote(wish.id)}
    />
  );
}
