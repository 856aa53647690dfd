import type { Language } from '#i18n/i18n.ts';
import { FallbackImage } from './fallback-image.tsx';
import { Page } from './page.tsx';
import { Skeleton } from './skeleton.tsx';
import { SharedPicture, tappedCard } from './tapped-card.tsx';
import styles from './waiting-page.module.css';

interface WaitingPageProps {
  id: string;
  /** `Loading profile…` */
  title: string;
  /** Of the names of these things. */
  language: Language;
}

/** The page of a thing in its shape: picture, name and price of the card that was tapped, and bars for all else. */
export function WaitingPage({ id, title, language }: WaitingPageProps) {
  const card = tappedCard(id);
  return (
    <Page title={card?.name ?? title} isTitleHidden={card === undefined} titleLanguage={language}>
      {(heading) => (
        <>
          <div className={`on-sunken ${styles['picture']}`}>
            {card?.picture !== undefined && (
              <SharedPicture id={id}>
                <FallbackImage src={card.picture} alt="" />
              </SharedPicture>
            )}
          </div>
          <div className={`stack gap24 ${styles['below']}`}>
            {heading}
            {card?.price !== undefined && <p className="size25 strong display-type">{card.price}</p>}
            <Skeleton lines={2} height={24} />
            <Skeleton lines={4} height={56} />
          </div>
        </>
      )}
    </Page>
  );
}
