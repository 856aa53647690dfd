import { useEffect } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { BuildingIcon } from '#ui/more-icons.tsx';
import { Page } from '#ui/page.tsx';
import { useAnswer } from '../../../api/query.ts';
import { listingId } from '../../../contract/fields.ts';
import { similarListings } from '../../../contract/property/listing-detail.ts';
import { ReturnHome } from './return-home.tsx';
import { SimilarListings } from './similar-listings.tsx';

/** Says why a listing that was public cannot be seen. About one that never was public it says nothing. */
export type FormerReason = 'gone' | 'not_offered';

export function FormerListing({ id, reason }: { id: string; reason: FormerReason }) {
  const words = useWords('listing');
  useForgotten(id);
  const { data } = useAnswer(similarListings, { params: { id } });
  return (
    <Page title={words('former.title')} isTitleHidden>
      <EmptyState
        icon={<BuildingIcon size={40} />}
        title={words('former.title')}
        text={words(reason === 'gone' ? 'former.withdrawn' : 'former.paused')}
      >
        <ReturnHome />
      </EmptyState>
      {data !== undefined && <SimilarListings listings={data.items} />}
    </Page>
  );
}

/** Removes it from cached lists, so that it is gone after Back. */
export function useForgotten(id: string): void {
  useEffect(
    function forgetIt() {
      import('./gone-listing.ts')
        .then(({ forgetListing }) => forgetListing(listingId.parse(id)))
        .catch((problem: unknown) => console.warn('What takes it off the lists did not load', problem));
    },
    [id],
  );
}
