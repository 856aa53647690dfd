import { currencyOfZone } from '../../../../src/contract/currency.ts';
import { type AccountId, accountId } from '../../../../src/contract/fields.ts';
import { shareVersion } from '../../../../src/contract/site/share-picture.ts';
import { siteName } from '../../../../src/contract/words.ts';
import type { DrawnPicture } from '../../../http/answer.ts';
import { drawShareCard } from '../../../images/share-card.ts';
import { pictureBytes } from '../../../images/share-source.ts';
import { providersAmong } from '../../../provider-search/index.ts';
import { priceShared, ratingShared } from './messages.ts';
import { firstPicture } from './sql.ts';

const idOf = (word: string | undefined): AccountId | undefined => {
  const parsed = accountId.safeParse(word);
  return parsed.success ? parsed.data : undefined;
};

/** What a shared link to a profile shows: a picture of the work, the lowest price, the place and the stars. */
export const drawProvider: DrawnPicture = async (world, { id: word }) => {
  const id = idOf(word);
  const [card] = id === undefined ? [] : await providersAmong(world, [id]);
  if (id === undefined || card === undefined) return undefined;
  const { name, zip, city, rating, fromPriceCents, highestPriceCents, isBookable, timeZone } = card;
  const picture = await firstPicture(world.database, id);
  const place = [zip, city].filter(Boolean).join(' ');
  return {
    version: shareVersion([name, zip, city, fromPriceCents, highestPriceCents, isBookable, picture?.id]),
    draw: async () =>
      drawShareCard({
        picture: await pictureBytes(world.images, picture),
        price: priceShared(card, currencyOfZone(timeZone)),
        title: name,
        place: [place, ...(rating === null ? [] : [ratingShared(rating)])].filter((part) => part !== '').join(' · '),
        brand: siteName,
      }),
  };
};
