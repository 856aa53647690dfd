import { useWords } from '#i18n/i18n.ts';
import { LatePart } from '#ui/late-part.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Page } from '#ui/page.tsx';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { languageOfStrand } from '../../../paths.ts';
import { Offers } from './offers.tsx';
import { slotsAnchor } from './profile-anchors.ts';
import { ProfileBar } from './profile-bar.tsx';
import { Facts, Jumps, Pictures } from './profile-top.tsx';
import styles from './provider.module.css';
import { describeProvider } from './provider-description.ts';
import { Onward, TimePanel } from './time-panel.tsx';
import { useChoice } from './use-choice.ts';

/** It stands on a written page at once; its code is loaded after what one chooses with. */
const ProfileBelow = lazyPart(async () => (await import('./profile-below.tsx')).ProfileBelow);

/** Providers and their customers write in the language of their strand. */
const language = languageOfStrand.services;

/** Pictures first, then offers to tick with their times beside them, and who that is. */
export function ProviderView({ provider }: { provider: ProviderProfile }) {
  const words = useWords('profile');
  const choice = useChoice(provider);
  return (
    <Page title={provider.name} titleLanguage={language} description={describeProvider(provider)}>
      {(heading) => (
        <div className={styles['pictured']}>
          <Pictures provider={provider} />
          <div className={`${styles['columns']} ${provider.isBookable ? '' : styles['alone']}`}>
            <div className={`column gap28 from-top ${styles['column']}`}>
              {heading}
              <Facts provider={provider} />
              <Jumps provider={provider} />
              <Offers provider={provider} choice={choice} />
              <LatePart fallback={<div className={styles['below']} />}>
                <ProfileBelow provider={provider} />
              </LatePart>
            </div>
            {provider.isBookable && (
              <aside className={styles['aside']}>
                <section id={slotsAnchor} tabIndex={-1} className={`column gap14 ${styles['panel']}`}>
                  <h2 className="visually-hidden">{words('slots')}</h2>
                  <TimePanel provider={provider} choice={choice} />
                  <Onward provider={provider} choice={choice} />
                </section>
              </aside>
            )}
          </div>
          <ProfileBar provider={provider} choice={choice} />
        </div>
      )}
    </Page>
  );
}
