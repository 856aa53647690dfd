import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { ListingPreview } from '../../../contract/property/listing-detail.ts';
import { paths } from '../../../paths.ts';
import styles from './detail.module.css';
import { ListingView } from './listing-view.tsx';

/** A listing that only its owner sees, shown as visitors would see it. */
export function PreviewedListing({ listing }: { listing: ListingPreview }) {
  const words = useWords('listing');
  const { id, status, awaitsConfirmation, isHeld } = listing;
  return (
    <ListingView
      listing={listing}
      notice={
        <div className={`stack gap12 on-warm ${styles['preview']}`}>
          <meta name="robots" content="noindex" />
          <p>
            <strong>{words('preview.title')}</strong>{' '}
            {words(awaitsConfirmation ? 'preview.awaiting' : `preview.${isHeld ? 'held' : status}`)}
          </p>
          <p className="row gap8">
            <Button to={paths.editProperty(id)} variant="plain">
              {words('preview.edit')}
            </Button>
            <Button to={paths.sellerDashboard('properties')} variant="plain">
              {words('editor.toYourProperties')}
            </Button>
          </p>
        </div>
      }
    />
  );
}
