import { useWords } from '#i18n/i18n.ts';
import { type KindPicture, sourceOfKind } from '#ui/kind-picture.ts';
import { Link } from '#ui/link.tsx';
import type { ServiceName } from '../../../contract/services/service-taxonomy.ts';
import { paths } from '../../../paths.ts';
import styles from './landing.module.css';

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
] as const satisfies readonly (readonly [ServiceName, KindPicture])[];

/** What people book most, as pictures. */
export function ServiceTiles() {
  const words = useWords('landing');
  const names = useWords('service-names');
  return (
    <section aria-label={words('servicesTitle')}>
      <div className={styles['head']}>
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
          />
        ))}
      </ul>
    </section>
  );
}
