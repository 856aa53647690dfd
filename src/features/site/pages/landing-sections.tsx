import type { ReactNode } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ChatIcon, icon, ListIcon, PolygonIcon, ShieldIcon } from '#ui/icons.tsx';
import { paths } from '../../../paths.ts';
import styles from './landing.module.css';

const EuroIcon = icon('M18 6.5a7 7 0 1 0 0 11M3 10h10M3 14h10');

const featureIcons = [
  <PolygonIcon key="draw" size={22} />,
  <ListIcon key="compare" size={22} />,
  <ChatIcon key="talk" size={22} />,
];
const promiseIcons = [
  <EuroIcon key="price" size={22} />,
  <ShieldIcon key="reviews" size={22} />,
  <ListIcon key="order" size={22} />,
];

interface PointsProps {
  icons: readonly ReactNode[];
  points: readonly (readonly string[])[];
}

const pointsIn = ({ icons, points }: PointsProps): ReactNode =>
  points.map(([title, text], index) => (
    <li key={title}>
      <span className={`stack warm on-warm round14 ${styles['sign']}`}>{icons[index]}</span>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));

/** How the property strand works, step by step. */
export function Features() {
  const words = useWords('landing');
  return (
    <section>
      <h2>{words('featuresTitle')}</h2>
      <ol className={styles['features']}>
        {pointsIn({ icons: featureIcons, points: words('features', { returnObjects: true }) })}
      </ol>
    </section>
  );
}

/** The promises of the service strand, at the end of its landing page. */
export function Promises() {
  const words = useWords('landing');
  return (
    <section>
      <h2 className="visually-hidden">{words('promisesTitle')}</h2>
      <ul className={styles['features']}>
        {pointsIn({ icons: promiseIcons, points: words('promises', { returnObjects: true }) })}
      </ul>
    </section>
  );
}

/** The end of the page: the call to action, and the help. */
export function Ends() {
  const words = useWords('landing');
  return (
    <div className={`stack ${styles['ends']}`}>
      <section>
        <h2>{words('ctaTitle')}</h2>
        <p>{words('ctaText')}</p>
        <div className={`line gap8 above16 ${styles['ways']}`}>
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
        <div className={`line gap8 above16 ${styles['ways']}`}>
          <Button variant="plain" icon={<ChatIcon size={20} />} to={paths.contact()}>
            {words('helpContact')}
          </Button>
        </div>
      </section>
    </div>
  );
}
