import { wordsOf } from '#i18n/i18n.ts';
import { type PageHead, shortened } from '#ui/page-head.ts';
import { breadcrumbs } from '#ui/structured-data.ts';
import { firstQuestion } from '../../../api/query.ts';
import type { FirstQuestion } from '../../../api/written-answers.ts';
import { listingId } from '../../../contract/fields.ts';
import { getListing, type ListingDetail, similarListings } from '../../../contract/property/listing-detail.ts';
import type { RefusalCode } from '../../../contract/refusals.ts';
import { shareVersion } from '../../../contract/site/share-picture.ts';
import { filePaths } from '../../../file-paths.ts';
import { paths } from '../../../paths.ts';
import { priceLabelOf } from './price-label.ts';
import { structuredListing } from './structured-listing.ts';

// /property/:id for the server, which writes its first HTML.

/** The first question; undefined if the id is invalid. */
export function propertyQuestion(id: string): FirstQuestion | undefined {
  return listingId.safeParse(id).success ? firstQuestion(getListing, { params: { id } }) : undefined;
}

/** For a listing that was public: the question for similar ones. */
export const similarQuestion = (id: string, code: RefusalCode): FirstQuestion | undefined =>
  isFormer(code) ? firstQuestion(similarListings, { params: { id } }) : undefined;

const isFormer = (code: RefusalCode | undefined): boolean => code === 'gone' || code === 'not_offered';

export function propertyHead(id: string, listing: ListingDetail | undefined, refusal?: RefusalCode): PageHead {
  const path = paths.property(id);
  if (listing === undefined) {
    const words = wordsOf('listing');
    if (isFormer(refusal)) return { title: words('former.title'), description: words('former.title'), path };
    return { title: words('error.title'), description: words('error.notFound'), path };
  }
  const { title, location, description, images } = listing;
  const facts = [priceLabelOf(listing)?.price, location].filter((fact) => fact !== undefined).join(' · ');
  const browse = wordsOf('browse');
  const { category, dealType } = listing;
  return {
    title,
    description: shortened(`${facts}. ${description}`),
    path,
    picture: filePaths.propertyPicture(id, shareVersion([title, location, listing.price, dealType, images[0]?.id])),
    things: (addresses) => [
      structuredListing(id, listing, addresses),
      breadcrumbs(
        [
          { name: browse('title'), path: paths.home() },
          {
            name: browse(`categories.${category}`),
            path: paths.home({ category, dealType: dealType ?? undefined }),
          },
          { name: title, path },
        ],
        addresses,
      ),
    ],
  };
}
