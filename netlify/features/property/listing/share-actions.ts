import { type ListingId, listingId } from '../../../../src/contract/fields.ts';
import { shareVersion } from '../../../../src/contract/site/share-picture.ts';
import { siteName } from '../../../../src/contract/words.ts';
import type { DrawnPicture } from '../../../http/answer.ts';
import { drawShareCard } from '../../../images/share-card.ts';
import { pictureBytes } from '../../../images/share-source.ts';
import { shared } from './detail-sql.ts';
import { priceShared } from './messages.ts';

const idOf = (word: string | undefined): ListingId | undefined => {
  const parsed = listingId.safeParse(word);
  return parsed.success ? parsed.data : undefined;
};

/** What a shared link to a listing shows: its first picture, its price and where it is. */
export const drawListing: DrawnPicture = async ({ database, clock, images }, { id: word }) => {
  const id = idOf(word);
  const listing = id === undefined ? undefined : await shared(database, id, clock.now());
  if (listing === undefined) return undefined;
  const { title, location, price, dealType, images: pictures } = listing;
  return {
    version: shareVersion([title, location, price, dealType, pictures[0]?.id]),
    draw: async () =>
      drawShareCard({
        picture: await pictureBytes(images, pictures[0]),
        price: price === null ? undefined : priceShared(price, dealType),
        title,
        place: location,
        brand: siteName,
      }),
  };
};
