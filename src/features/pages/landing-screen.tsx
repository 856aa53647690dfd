import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ServiceSearch } from '../../search/service-search.tsx';
import buttons from '../../ui/button.module.css';
import {
  BuildingIcon,
  ChatIcon,
  HammerIcon,
  HomeIcon,
  LandIcon,
  ListIcon,
  PolygonIcon,
  RulerIcon,
} from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './landing.module.css';
import { AreaSearch } from './landing-area.tsx';

/** Own link buttons instead of the kit's: this page is the first most people load, and every kilobyte counts. */
export function LandingScreen() {
  const words = useWords('landing');
  return (
    <>
      <div className={styles['hero']}>
        <Page title={words('title')} lead={words('lead')}>
          <div className={styles['buttons']}>
            <Link className={buttons['call']} to={paths.home()}>
              {words('browse')}
            </Link>
            <Link className={buttons['secondary']} to={paths.home({ category: 'architects' })}>
              {words('architects')}
            </Link>
            <Link className={buttons['secondary']} to={paths.home({ category: 'constructors' })}>
              {words('constructors')}
            </Link>
          </div>
        </Page>
      </div>
      <AreaSearch />
      <Tiles />
      <Features />
      <Services />
      <section className={styles['cta']}>
        <div className={styles['inner']}>
          <h2>{words('ctaTitle')}</h2>
          <p>{words('ctaText')}</p>
          <div className={styles['buttons']}>
            <Link className={buttons['call']} to={paths.home()}>
              {words('ctaBrowse')}
            </Link>
            <Link className={buttons['secondary']} to={paths.createProperty()}>
              {words('ctaList')}
            </Link>
            <Link className={buttons['secondary']} to={paths.about()}>
              {words('ctaAbout')}
            </Link>
          </div>
        </div>
      </section>
      <section className={styles['inner']}>
        <div className={styles['help']}>
          <ChatIcon size={36} />
          <div>
            <h2>{words('helpTitle')}</h2>
            <p>{words('helpText')}</p>
          </div>
          <Link className={buttons['secondary']} to={paths.contact()}>
            {words('helpContact')}
          </Link>
        </div>
      </section>
    </>
  );
}

const tiles = [
  ['residential', paths.home({ type: 'residential' }), HomeIcon],
  ['commercial', paths.home({ type: 'commercial' }), BuildingIcon],
  ['land', paths.home({ type: 'land' }), LandIcon],
  ['architects', paths.home({ category: 'architects' }), RulerIcon],
  ['constructors', paths.home({ category: 'constructors' }), HammerIcon],
] as const;

function Tiles() {
  const words = useWords('landing');
  return (
    <section className={styles['inner']}>
      <h2>{words('typesTitle')}</h2>
      <ul className={styles['tiles']}>
        {tiles.map(([name, path, Icon]) => (
          <li key={name}>
            <Link to={path}>
              <Icon size={32} />
              <strong>{words(`types.${name}`)}</strong>
              <span>{words(`typeTexts.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const featureIcons: readonly ReactNode[] = [
  <PolygonIcon key="draw" size={32} />,
  <ListIcon key="compare" size={32} />,
  <ChatIcon key="talk" size={32} />,
];

function Features() {
  const words = useWords('landing');
  return (
    <section className={styles['inner']}>
      <h2>{words('featuresTitle')}</h2>
      <ol className={styles['features']}>
        {words('features', { returnObjects: true }).map(([title, text], index) => (
          <li key={title}>
            {featureIcons[index]}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** product.md §5: the other strand's way in. */
function Services() {
  const words = useWords('landing');
  const navigate = useNavigate();
  return (
    <section className={styles['servicesBand']}>
      <div className={styles['inner']}>
        <h2>{words('services.heading')}</h2>
        <p>{words('services.lead')}</p>
        <ServiceSearch onSearch={(question) => void navigate(paths.services({ ...question }))} />
      </div>
    </section>
  );
}
