import type { ReactNode } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ChatIcon, ListIcon, PolygonIcon } from '../../ui/icons.tsx';
import styles from './landing.module.css';

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
