import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber, formatPesos } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { loadGround } from '../../../api/ground.ts';
import type { ListingDetail, PriceContext } from '../../../contract/property/listing-detail.ts';
import { lazyMap } from '../../../map/lazy-map.tsx';
import { paths } from '../../../paths.ts';
import styles from './detail.module.css';

const PlacesMap = lazyMap(async () => (await import('../../../map/places-map.tsx')).PlacesMap);

const wayOf = ({ percent }: PriceContext) => (percent === 0 ? 'same' : percent < 0 ? 'below' : 'above');
const perCent = ({ percent }: PriceContext): string => formatNumber(Math.abs(percent));

/** `12% below similar`; undefined where there is nothing to compare with. */
export function usePriceBeside({ priceContext }: ListingDetail): string | undefined {
  const words = useWords('listing');
  return priceContext === null
    ? undefined
    : words(`context.short.${wayOf(priceContext)}`, { percent: perCent(priceContext) });
}

/** Where the price lies between the lowest and the highest, and what it was compared with. */
export function PriceBeside({ listing: { priceContext } }: { listing: ListingDetail }) {
  const words = useWords('listing');
  const [isOpen, setIsOpen] = useState(false);
  if (priceContext === null) return null;
  const { count, kilometres } = priceContext;
  return (
    <div className={styles['beside']} data-way={wayOf(priceContext)}>
      <Scale context={priceContext} />
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <strong>
            {words(`context.${wayOf(priceContext)}`, { percent: perCent(priceContext), count, kilometres })}
          </strong>{' '}
          <span>{words('context.how')}</span>
        </summary>
        <p>{words('context.explanation', { count, kilometres })}</p>
        <Figures context={priceContext} />
        {isOpen && <Nearest context={priceContext} />}
      </details>
    </div>
  );
}

function Scale({ context: { own, middle, lowest, highest } }: { context: PriceContext }) {
  const [least, most] = [Math.min(lowest, own), Math.max(highest, own)];
  const placeOf = (price: number): string => `${most === least ? 50 : 4 + (92 * (price - least)) / (most - least)}%`;
  return (
    <div className={`pill ${styles['scale']}`} aria-hidden="true">
      <b style={{ insetInlineStart: placeOf(middle) }} />
      <i style={{ insetInlineStart: placeOf(own) }} />
    </div>
  );
}

function Figures({ context }: { context: PriceContext }) {
  const words = useWords('listing');
  return (
    <dl>
      {(['own', 'lowest', 'middle', 'highest'] as const).map((name) => (
        <div key={name}>
          <dt>{words(`context.${name}`)}</dt>
          <dd>{words('context.perSquareMetre', { price: formatPesos(Math.round(context[name])) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function Nearest({ context: { count, nearest } }: { context: PriceContext }) {
  const words = useWords('listing');
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<string>();
  const pins = nearest.map(({ id, title, latitude, longitude, perSquareMetre }) => ({
    id,
    position: { lat: latitude, lng: longitude },
    label: formatPesos(Math.round(perSquareMetre)),
    title,
  }));
  return (
    <>
      <h3>{count > nearest.length ? words('context.nearest', { count }) : words('context.all')}</h3>
      <div className={styles['besideMap']}>
        <Suspense fallback={null}>
          <PlacesMap
            pins={pins}
            pointed={pointed}
            onPoint={setPointed}
            onChoose={(id) => void navigate(paths.property(id))}
            loadGround={loadGround}
          />
        </Suspense>
      </div>
      <ul>
        {nearest.map(({ id, title, perSquareMetre }) => (
          <li key={id}>
            <Link to={paths.property(id)}>{title}</Link>{' '}
            {words('context.perSquareMetre', { price: formatPesos(Math.round(perSquareMetre)) })}
          </li>
        ))}
      </ul>
    </>
  );
}
