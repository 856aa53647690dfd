import { formatMoney } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import styles from './panels.module.css';

const shownOffers = 2;

/** The own card in the results, as far as it is known already: what is missing is hatched. */
export function CardPreview({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const own = useOwnCurrency();
  const cards = useAnswer(listServiceCards, {}).data?.items ?? [];
  const picture = cards.flatMap(({ images }) => images)[0];
  const place = [owner.zip, owner.city].filter(Boolean).join(' ');
  return (
    <section aria-label={words('steps.preview')}>
      <p className="quiet">{place === '' ? words('steps.preview') : words('steps.previewIn', { place })}</p>
      <div className={`clipped on-surface round20 ${styles['preview']}`}>
        <div className={`stack on-sunken ${styles['previewPicture']}`}>
          {cards[0] === undefined ? (
            <Drawing name="calendar" />
          ) : (
            <FallbackImage
              {...sourcesOf(picture, '400px')}
              instead={tradePicture(cards[0].category)}
              alt=""
              width={400}
              height={180}
            />
          )}
        </div>
        <div className={`stack gap4 ${styles['previewBody']}`}>
          <div className={`beside gap4-16 full-width between at-baseline ${styles['visitHead']}`}>
            <h3>{owner.businessName ?? owner.name}</h3>
            <Badge kind="warning">{words('steps.isNew')}</Badge>
          </div>
          <span className="quiet">{place}</span>
          {cards.length === 0 && (
            <span className="beside gap16 between above8">
              {words('steps.firstOffer')} <strong>… €</strong>
            </span>
          )}
          {cards.slice(0, shownOffers).map(({ id, name, price }) => (
            <span key={id} className="beside gap16 between above8">
              {name} <strong>{formatMoney(price, own)}</strong>
            </span>
          ))}
          <span className={`beside gap6 ${styles['ghosts']}`} aria-hidden="true">
            <span className="bordered round10" />
            <span className="bordered round10" />
            <span className="bordered round10" />
          </span>
        </div>
      </div>
    </section>
  );
}
