import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLanguage, useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { ServiceSearch } from '../../search/service-search.tsx';
import { Button } from '../../ui/button.tsx';
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

/** Link buttons of its own instead of the kit's: most people load this page first, so every kilobyte counts. */
export function LandingScreen() {
  const words = useWords('landing');
  return (
    <>
      <Doors />
      <AreaSearch />
      <Tiles />
      <Features />
      <section className={styles['cta']}>
        <div className={styles['inner']}>
          <h2>{words('ctaTitle')}</h2>
          <p>{words('ctaText')}</p>
          <div className={styles['buttons']}>
            <Button variant="call" to={paths.home()}>
              {words('ctaBrowse')}
            </Button>
            <Button variant="secondary" to={paths.createProperty()}>
              {words('ctaList')}
            </Button>
            <Button variant="secondary" to={paths.about()}>
              {words('ctaAbout')}
            </Button>
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
          <Button variant="secondary" to={paths.contact()}>
            {words('helpContact')}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The links into both strands. In German the services come first. */
function Doors() {
  const isGerman = useLanguage() === 'de';
  return (
    <div className={styles['doors']}>
      {isGerman && <ServicesDoor isFirst />}
      <PropertyDoor isFirst={!isGerman} />
      {!isGerman && <ServicesDoor isFirst={false} />}
    </div>
  );
}

interface DoorProps {
  title: string;
  lead: string;
  /** The first one has the page's heading. */
  isFirst: boolean;
  className: string | undefined;
  children: ReactNode;
}

function Door({ title, lead, isFirst, className, children }: DoorProps) {
  return (
    <section className={className}>
      {isFirst ? (
        <Page width="full" title={title} lead={lead}>
          {children}
        </Page>
      ) : (
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
          {children}
        </div>
      )}
    </section>
  );
}

function PropertyDoor({ isFirst }: Pick<DoorProps, 'isFirst'>) {
  const words = useWords('landing');
  return (
    <Door title={words('title')} lead={words('lead')} isFirst={isFirst} className={styles['propertyDoor']}>
      <div className={styles['buttons']}>
        <Button variant="call" to={paths.home()}>
          {words('browse')}
        </Button>
        <Button variant="secondary" to={paths.home({ category: 'architects' })}>
          {words('architects')}
        </Button>
        <Button variant="secondary" to={paths.home({ category: 'constructors' })}>
          {words('constructors')}
        </Button>
      </div>
    </Door>
  );
}

function ServicesDoor({ isFirst }: Pick<DoorProps, 'isFirst'>) {
  const words = useWords('landing');
  const navigate = useNavigate();
  return (
    <Door
      title={words('services.heading')}
      lead={words('services.lead')}
      isFirst={isFirst}
      className={styles['servicesDoor']}
    >
      <ServiceSearch onSearch={({ when: _when, ...question }) => void navigate(paths.services(question))} />
    </Door>
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
