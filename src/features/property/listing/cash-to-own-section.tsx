import { Suspense, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import cardStyles from '#ui/card.module.css';
import { lazyPart } from '#ui/load-patiently.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import styles from './cash-to-own.module.css';

const CashToOwnCalculator = lazyPart(async () => (await import('./cash-to-own-calculator.tsx')).CashToOwnCalculator);

/** For properties for sale with a price. Loaded when it is opened, because most visitors never do. */
export function CashToOwnSection({ listing }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const [wasOpened, setWasOpened] = useState(false);
  const { dealType, price, monthlyDues } = listing;
  if (dealType !== 'buy' || price === null || price === 0) return null;
  return (
    <details className={`${cardStyles['card']} ${styles['section']}`} onToggle={() => setWasOpened(true)}>
      <summary className={`stack gap4-12 pressable round20 ${styles['summary']}`}>
        <h2 className={`size21 ${styles['title']}`}>{words('cash.title')}</h2>
        <span className="quiet">{words('cash.lead')}</span>
      </summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton lines={4} height={64} />}>
          <CashToOwnCalculator price={price} monthlyDues={monthlyDues} />
        </Suspense>
      )}
    </details>
  );
}
