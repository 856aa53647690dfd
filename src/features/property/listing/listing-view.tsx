import { type ReactNode, Suspense } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { PinIcon } from '#ui/more-icons.tsx';
import { Mosaic } from '#ui/mosaic.tsx';
import { Page } from '#ui/page.tsx';
import { Rating } from '#ui/rating.tsx';
import { loadGround } from '../../../api/ground.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { filePaths } from '../../../file-paths.ts';
import { lazyMap } from '../../../map/lazy-map.tsx';
import { MapPicture } from '../../../map/map-picture.tsx';
import { languageOfStrand } from '../../../paths.ts';
import { listingPicture } from '../../../search/listing-picture.ts';
import { AgentCard } from './agent-card.tsx';
import { CashToOwnSection } from './cash-to-own-section.tsx';
import styles from './detail.module.css';
import { BackButton, ListingActions } from './detail-actions.tsx';
import { FactsTable } from './facts-table.tsx';
import { InquirySection } from './inquiry-section.tsx';
import { KeyFacts } from './key-facts.tsx';
import { ListingBar } from './listing-bar.tsx';
import { PriceBeside } from './price-beside.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceTag } from './price-tag.tsx';
import { propertyHead } from './property-first.ts';
import { SimilarListings } from './similar-listings.tsx';

const PositionMap = lazyMap(async () => (await import('../../../map/position-map.tsx')).PositionMap);

/** The map of the property page is 400 px high (docs/product/property.md). */
const mapHeight = 400;

/** Sellers write in the language of their strand. */
const language = languageOfStrand.property;

interface ListingViewProps {
  listing: ListingDetail;
  /** Shown at the top of a preview. A preview has no sharing and no inquiry form. */
  notice?: ReactNode;
}

export function ListingView({ listing, notice }: ListingViewProps) {
  const { id, title } = listing;
  const isPreview = notice !== undefined;
  return (
    <Page title={title} titleLanguage={language} description={propertyHead(id, listing).description}>
      {(heading) => (
        <>
          {notice}
          <div className={styles['pictures']}>
            <Mosaic
              id={id}
              images={listing.images}
              title={title}
              ribbon={<BackButton />}
              actions={isPreview ? undefined : <ListingActions listing={listing} />}
              substitute={<FallbackImage src={undefined} instead={listingPicture(listing.category)} alt="" />}
            />
          </div>
          <div className={`column gap24 above24 ${styles['columns']}`}>
            <div className={`column gap24 ${styles['first']}`}>
              <Head listing={listing} heading={heading} />
              <KeyFacts listing={listing} />
            </div>
            <Side listing={listing} />
            <div className={`column gap24 ${styles['rest']}`}>
              <Description listing={listing} />
              <Features listing={listing} />
              <Facts listing={listing} />
              <CashToOwnSection listing={listing} />
              <PriceHistory listing={listing} />
              <Position listing={listing} />
              <InquirySection listing={listing} />
            </div>
          </div>
          <SimilarListings listings={listing.similar} />
          {!isPreview && <ListingBar listing={listing} />}
        </>
      )}
    </Page>
  );
}

interface PartProps {
  listing: ListingDetail;
}

function Head({ listing, heading }: PartProps & { heading: ReactNode }) {
  const words = useWords('listing');
  return (
    <div className={`stack gap8 ${styles['head']}`}>
      <p className={`row gap8 ${styles['tags']}`}>
        {listing.dealType !== null && <span>{words(`deals.${listing.dealType}`)}</span>}
        {listing.oldPrice !== null && <span className={styles['reduced']}>{words('price.reduced')}</span>}
      </p>
      {heading}
      <p className={styles['place']}>
        <PinIcon /> {listing.location}
      </p>
      {listing.rating !== null && <Rating rating={listing.rating} count={listing.reviews} />}
    </div>
  );
}

function Side({ listing }: PartProps) {
  const words = useWords('listing');
  return (
    <aside className={styles['side']} aria-label={words('agent.label')}>
      <div className={`column gap14 on-surface round26 ${styles['panel']}`}>
        <PriceTag listing={listing} />
        <PriceBeside listing={listing} />
        <AgentCard listing={listing} />
      </div>
    </aside>
  );
}

function Description({ listing: { description } }: PartProps) {
  const words = useWords('listing');
  return (
    <Part title={words('detail.description')}>
      <p
        className={`breaks kept-lines leading16 ${styles['description']}`}
        lang={description === '' ? undefined : language}
      >
        {description === '' ? words('detail.noDescription') : description}
      </p>
    </Part>
  );
}

function Features({ listing: { features } }: PartProps) {
  const words = useWords('listing');
  if (features.length === 0) return null;
  return (
    <Part title={words('detail.features')}>
      <ul className={`row gap8 ${styles['features']}`} lang={language}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Part>
  );
}

function Facts({ listing }: PartProps) {
  const words = useWords('listing');
  return (
    <Part title={words('facts.label')}>
      <FactsTable listing={listing} />
    </Part>
  );
}

function Position({ listing: { latitude, longitude, isPositionExact, location } }: PartProps) {
  const words = useWords('listing');
  const at = { position: { lat: latitude, lng: longitude }, isExact: isPositionExact, height: mapHeight };
  return (
    <Part title={words('detail.position')}>
      {!isPositionExact && <p className={`quiet ${styles['quiet']}`}>{words('detail.approximate')}</p>}
      <div className={`clipped on-sunken round20 ${styles['map']}`}>
        <MapPicture
          addressOf={filePaths.mapPicture}
          {...at}
          place={location}
          map={() => (
            <Suspense fallback={null}>
              <PositionMap {...at} loadGround={loadGround} />
            </Suspense>
          )}
        />
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`column gap12 ${styles['part']}`}>
      <h2 className="size21">{title}</h2>
      {children}
    </section>
  );
}
