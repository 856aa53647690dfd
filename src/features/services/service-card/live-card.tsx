import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { numberOf } from '#i18n/typed-number.ts';
import { Badge } from '#ui/badge.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import type { Picture } from '#ui/picture-list.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import type { SessionUser } from '../../../api/session.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { type CardEntries, minutesOf } from './card-entries.ts';
import styles from './live-card.module.css';
import { ownPrice } from './own-price.ts';

/** Parts of the card that a field changes. */
type Part = 'name' | 'price' | 'duration' | 'description' | 'images' | 'places';

const partOf: Partial<Record<string, Part>> = {
  name: 'name',
  price: 'price',
  priceUnit: 'price',
  duration: 'duration',
  description: 'description',
  isAtShop: 'places',
  isMobile: 'places',
};

interface LiveCardProps {
  entries: CardEntries;
  pictures: readonly Picture[];
  user: SessionUser;
  /** The name of the field that has the focus: what it changes is tinted. */
  edited: string | undefined;
}

/** None as long as it is no number. */
function known(typed: CardEntries['price']): number[] {
  const amount = numberOf(typed);
  return amount === undefined || Number.isNaN(amount) ? [] : [amount];
}

/** The card as customers see it, while it is being written. */
export function LiveCard({ entries, pictures, user, edited }: LiveCardProps) {
  const words = useWords('service-card');
  const own = useOwnCurrency();
  const { name, price, priceUnit, description, category, isAtShop, isMobile, isAvailableNow } = entries;
  const { variants } = entries;
  const isPlain = variants.length === 0;
  const prices = isPlain ? known(price) : variants.flatMap((variant) => known(variant.price));
  const minutes = isPlain ? known(minutesOf(entries) ?? '') : variants.flatMap((variant) => known(variant.duration));
  const part = edited === undefined ? undefined : partOf[edited];
  const look = (one: Part): string | undefined => (part === one ? `on-accent round10 ${styles['edited']}` : undefined);
  const picture = pictures.find(({ preview, step }) => preview !== '' || step.at === 'stored');
  const url = picture?.step.at === 'stored' ? picture.step.url : picture?.preview;
  return (
    <section className={`shrinks ${styles['live']}`} aria-label={words('live.title')}>
      <p className={`quiet small medium ${styles['said']}`}>{words('live.title')}</p>
      <div className={`clipped on-surface round26 ${styles['card']}`}>
        <div className={`on-sunken ${styles['picture']}`}>
          <FallbackImage
            src={url ?? (category === '' ? undefined : tradePicture(category))}
            instead={category === '' ? undefined : tradePicture(category)}
            alt=""
            width={376}
            height={226}
          />
        </div>
        <div className={`column gap8 ${styles['body']}`}>
          <div className={`beside gap12 size19 display-type between at-baseline ${styles['head']}`}>
            <strong className={look('name')}>{name === '' ? words('live.name') : name}</strong>
            <strong className={`digits rigid ${styles['price']} ${look('price') ?? ''}`}>
              {prices.length === 0 ? '…' : ownPrice(words, prices, own)}
              {priceUnit === 'hour' && <small> {words('live.perHour')}</small>}
            </strong>
          </div>
          <p className="quiet small">
            {user.businessName ?? user.name} ·{' '}
            <span className={look('duration')}>
              {minutes.length === 0 ? '…' : formatDuration(Math.min(...minutes))}
            </span>
          </p>
          {description !== '' && (
            <p className={`size15 kept-lines clipped ${styles['words']} ${look('description') ?? ''}`}>{description}</p>
          )}
          <Options entries={entries} />
          <p className={`row gap6 ${styles['badges']} ${look('places') ?? ''}`}>
            {isAtShop && <Badge>{words('editor.isAtShop')}</Badge>}
            {isMobile && <Badge>{words('live.isMobile')}</Badge>}
            {isAvailableNow && <Badge kind="success">{words('editor.isAvailableNow')}</Badge>}
          </p>
        </div>
      </div>
    </section>
  );
}

function Options({ entries: { variants, extras } }: Pick<LiveCardProps, 'entries'>) {
  const own = useOwnCurrency();
  const money = (typed: CardEntries['price']) => known(typed).map((amount) => formatMoney(amount, own));
  return (
    <>
      {variants.length > 0 && (
        <dl className={styles['variants']}>
          {variants.map(({ id, name, price }) => (
            <div key={id}>
              <dt>{name === '' ? '…' : name}</dt>
              <dd>{money(price)}</dd>
            </div>
          ))}
        </dl>
      )}
      {extras.length > 0 && (
        <p className={`row gap6 ${styles['badges']}`}>
          {extras.map(({ id, name, price }) => (
            <Badge key={id}>
              + {name} {money(price)}
            </Badge>
          ))}
        </p>
      )}
    </>
  );
}
