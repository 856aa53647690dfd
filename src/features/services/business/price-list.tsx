import { formatDate, formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { usePresent } from '#ui/present.ts';
import { ScanCode } from '#ui/scan-code.tsx';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { useAnswer } from '../../../api/query.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { getWebsite } from '../../../contract/services/business-website.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import styles from './website.module.css';

interface PriceListProps {
  name: string;
  website: AnswerOf<typeof getWebsite>;
}

/** Only on paper, A4: the public cards with their prices, and the code that leads to the booking. */
export function PriceList({ name, website: { address, picture } }: PriceListProps) {
  const words = useWords('business');
  const shared = useWords('service-card');
  const currency = useOwnCurrency();
  const { data } = useAnswer(listServiceCards, {});
  const today = usePresent();
  const cards = (data?.items ?? []).filter(({ isPublished }) => isPublished);
  return (
    <div className={styles['onPaper']}>
      <p className={styles['paperName']}>{name}</p>
      <p className={styles['paperTitle']}>{words('website.listTitle')}</p>
      <ul className={styles['prices']}>
        {cards.map((card) => (
          <li key={card.id}>
            <span>
              <strong>{card.name}</strong> {formatDuration(card.duration)}
            </span>
            <span>
              {formatMoney(card.price, currency)}
              {card.priceUnit === 'hour' && ` ${shared('perHour')}`}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['paperFoot']}>
        <ScanCode picture={picture} label={words('website.scan')} />
        <p>
          {words('website.listFoot', { address: address.replace(/^https?:\/\//, '') })}
          <br />
          {words('website.stand', { day: formatDate(new Date(today).toISOString()) })}
        </p>
      </div>
    </div>
  );
}
