import { formatMoney } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { type KindPicture, sourceOfKind } from '#ui/kind-picture.ts';
import { Link } from '#ui/link.tsx';
import { useLightAnswer } from '../../../api/light-answer.ts';
import { useLastPlace } from '../../../api/use-last-place.ts';
import { listTrades, type TradeName } from '../../../contract/services/provider-trades.ts';
import { paths } from '../../../paths.ts';
import styles from './landing.module.css';
import { tradesAround } from './landing-asks.ts';

const ofProperty = [
  ['residential', paths.home({ type: 'residential' })],
  ['commercial', paths.home({ type: 'commercial' })],
  ['land', paths.home({ type: 'land' })],
  ['architects', paths.home({ category: 'architects' })],
  ['constructors', paths.home({ category: 'constructors' })],
] as const;

interface TileProps {
  picture: KindPicture;
  path: string;
  name: string;
  text?: string;
}

const Tile = ({ picture, path, name, text }: TileProps) => (
  <li>
    <Link to={path}>
      <img src={sourceOfKind(picture)} alt="" width={480} height={320} loading="lazy" decoding="async" />
      <strong>{name}</strong>
      {text !== undefined && <span>{text}</span>}
    </Link>
  </li>
);

/** The types of property, and who plans and builds. */
export function PropertyTiles() {
  const words = useWords('landing');
  return (
    <section aria-label={words('typesTitle')}>
      <h2>{words('typesTitle')}</h2>
      <ul className={styles['tiles']}>
        {ofProperty.map(([name, path]) => (
          <Tile key={name} picture={name} path={path} name={words(`types.${name}`)} text={words(`typeTexts.${name}`)} />
        ))}
      </ul>
    </section>
  );
}

const ofServices = [
  ['hair', 'hair'],
  ['nageldesign', 'nails'],
  ['massage', 'massage'],
  ['reinigung', 'cleaning'],
  ['maler', 'painting'],
  ['umzug', 'moving'],
] as const satisfies readonly (readonly [TradeName, KindPicture])[];

/** The lowest price of a trade: `ab 22 €/Std.`, and in Switzerland, where "from" may not be said, the price alone. */
function usePriceOf(): (service: TradeName) => string {
  const words = useWords('landing');
  const { answer } = useLightAnswer(listTrades, tradesAround(useLastPlace()));
  return (service) => {
    const price = answer?.items.find((item) => item.service === service)?.price;
    // The line is held until the answer is there.
    if (answer === undefined || price == null) return '\u00A0';
    const money = formatMoney(price.cents / 100, answer.currency);
    const said = price.unit === 'hour' ? words('tiles.hourly', { price: money }) : money;
    return answer.currency === 'CHF' ? said : words('tiles.from', { price: said });
  };
}

/** What people book most, as pictures. */
export function ServiceTiles() {
  const words = useWords('landing');
  const names = useWords('service-names');
  const priceOf = usePriceOf();
  return (
    <section aria-label={words('servicesTitle')}>
      <div className={`row gap4-20 between at-baseline ${styles['head']}`}>
        <h2>{words('servicesTitle')}</h2>
        <span>{words('servicesWhere')}</span>
      </div>
      <ul className={`${styles['tiles']} ${styles['six']}`}>
        {ofServices.map(([service, picture]) => (
          <Tile
            key={service}
            picture={picture}
            path={paths.services({ service })}
            name={service === 'hair' ? names('groups.hair') : names(`names.${service}`)}
            text={priceOf(service)}
          />
        ))}
      </ul>
    </section>
  );
}
