import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
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
import styles from './landing.module.css';

const tiles = [
  ['residential', paths.home({ type: 'residential' }), HomeIcon],
  ['commercial', paths.home({ type: 'commercial' }), BuildingIcon],
  ['land', paths.home({ type: 'land' }), LandIcon],
  ['architects', paths.home({ category: 'architects' }), RulerIcon],
  ['constructors', paths.home({ category: 'constructors' }), HammerIcon],
] as const;

/** The types of property, and who plans and builds. */
export function Tiles() {
  const words = useWords('landing');
  return (
    <section aria-label={words('typesTitle')}>
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

export function Features() {
  const words = useWords('landing');
  return (
    <section>
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

/** The end of the page: the call to action, and the help. */
export function Ends() {
  const words = useWords('landing');
  return (
    <div className={styles['ends']}>
      <section>
        <h2>{words('ctaTitle')}</h2>
        <p>{words('ctaText')}</p>
        <div className={styles['ways']}>
          <Button to={paths.home()}>{words('ctaBrowse')}</Button>
          <Button variant="plain" to={paths.createProperty()}>
            {words('ctaList')}
          </Button>
          <Button variant="plain" to={paths.about()}>
            {words('ctaAbout')}
          </Button>
        </div>
      </section>
      <section>
        <h2>{words('helpTitle')}</h2>
        <p>{words('helpText')}</p>
        <div className={styles['ways']}>
          <Button variant="plain" icon={<ChatIcon size={20} />} to={paths.contact()}>
            {words('helpContact')}
          </Button>
        </div>
      </section>
    </div>
  );
}
