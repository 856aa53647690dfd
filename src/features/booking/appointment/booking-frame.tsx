import type { ReactNode } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { usePresent } from '#ui/present.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { languageOfStrand } from '../../../paths.ts';
import { chosenCards, minutesOf } from '../../services/availability/chosen-cards.ts';
import styles from './booking.module.css';
import { BookingPanel, totalShown } from './booking-overview.tsx';
import type { StepProps } from './booking-steps.ts';

interface BookingFrameProps extends Pick<StepProps, 'provider' | 'draft'> {
  /** The one button of the step, below the sum: beside the step, on phones at the lower edge. A form has its own. */
  action?: ReactNode;
  /** The summary says itself when it is. */
  isSummary?: boolean;
  /** The form draws the bar around its own button. */
  hasOwnBar?: boolean;
  /** How many of a series are booked at once. */
  visits?: number | undefined;
  children: ReactNode;
}

/** A step, and what the visit costs always in sight: beside it, on phones in a bar at the lower edge. */
export function BookingFrame({ provider, draft, action, isSummary, hasOwnBar, visits, children }: BookingFrameProps) {
  const cards = chosenCards(provider.cards, draft.cards);
  return (
    <div className={`column gap24 ${styles['columns']}`}>
      <div className="column gap16 from-top">{children}</div>
      <aside className={styles['aside']}>
        <BookingPanel provider={provider} cards={cards} draft={draft} hasTime={isSummary !== true} visits={visits}>
          {action}
        </BookingPanel>
      </aside>
      {hasOwnBar !== true && (
        <BookingBar provider={provider} draft={draft} visits={visits}>
          {action}
        </BookingBar>
      )}
    </div>
  );
}

/** On phones: when, what, and the sum, above the one button. */
export function BookingBar(props: Pick<BookingFrameProps, 'provider' | 'draft' | 'visits' | 'children'>) {
  const { provider, draft, visits = 1, children } = props;
  const words = useWords('booking');
  const now = usePresent();
  const cards = chosenCards(provider.cards, draft.cards);
  if (cards.length === 0)
    return (
      <ActionBar title={words('overview.empty')} isStacked={children != null}>
        {children}
      </ActionBar>
    );
  const { start } = draft;
  const what = <span lang={languageOfStrand.services}>{cards.map(({ name }) => name).join(', ')}</span>;
  const minutes = formatDuration(minutesOf(cards));
  const total = totalShown(cards, draft);
  const price = (cents: number): string => formatMoney(cents / 100, currencyOfZone(provider.timeZone));
  return (
    <ActionBar
      title={start === null ? what : capitalised(formatNearIn(start, provider.timeZone, now))}
      text={
        start === null ? (
          minutes
        ) : (
          <>
            {what} · {visits > 1 ? words('overview.visits', { count: visits, price: price(total) }) : minutes}
          </>
        )
      }
      amount={price(total * visits)}
      isStacked={children != null}
    >
      {children}
    </ActionBar>
  );
}
