import * as verification from '../../../src/contract/account/verification-seller.ts';
import { type AccountId, accountId, type ListingId } from '../../../src/contract/fields.ts';
import * as browse from '../../../src/contract/property/browse.ts';
import { listListings, listReduced } from '../../../src/contract/property/browse-listings.ts';
import { mapListings, searchMap } from '../../../src/contract/property/browse-map.ts';
import * as browseTowns from '../../../src/contract/property/browse-town.ts';
import {
  getFavoriteProviders,
  getFavorites,
  putFavoriteProviders,
  putFavorites,
} from '../../../src/contract/property/favorite.ts';
import * as listings from '../../../src/contract/property/listing.ts';
import * as visited from '../../../src/contract/property/listing-detail.ts';
import * as searches from '../../../src/contract/property/saved-search.ts';
import * as sellers from '../../../src/contract/property/seller.ts';
import { aPropertyForm } from '../listings.ts';
import { address, document, linkTo } from './account-things.ts';
import { guestsConfirmation, listing, renewalLinkTo, savedSearch } from './listing-things.ts';
import {
  all,
  amongItems,
  byId,
  byToken,
  heldLink,
  listers,
  namesNothing,
  naming,
  oneself,
  providersId,
  publicListing,
  type Row,
  row,
  signedIn,
} from './rows.ts';
import { type ActorName, type Make, missing, personOf, type Stage } from './stage.ts';

/** Lists of what is public. */
const publicList: Row['cases'] = {
  own: { make: listing.own, answers: all('200 shown') },
  anothers: { make: listing.anothers, answers: all('200 shown') },
  missing: { make: missing, answers: all('200 hidden') },
  ownDraft: { make: listing.ownDraft, answers: all('200 hidden') },
  anothersDraft: { make: listing.anothersDraft, answers: all('200 hidden') },
};

/** What a seller does to a listing: another's answers as if it were not there. */
const ownListing = (answer: string): Row['cases'] => ({
  own: { make: listing.own, answers: listers(answer) },
  anothers: { make: listing.anothers, answers: listers('404 not_found') },
  missing: { make: missing, answers: listers('404 not_found') },
  anothersDraft: { make: listing.anothersDraft, answers: listers('404 not_found') },
});

const ownSearch = (answer: string): Row['cases'] => ({
  own: { make: savedSearch.own, answers: signedIn(answer) },
  anothers: { make: savedSearch.anothers, answers: signedIn('404 not_found') },
  missing: { make: missing, answers: signedIn('404 not_found') },
});

const amongAll = (rows: { id: string }[], thing: string): boolean => rows.some(({ id }) => id === thing);

/** Everybody who looks for something near Makati, close enough that nothing is a cluster. */
const aroundMakati = { bbox: '121.0,14.5,121.1,14.6', zoom: 18 } as const;

const onMap = ({ total }: { total: number }): boolean => total > 0;

/** The only one on the map. */
const alone =
  (make: Make): Make =>
  async (stage, actor) => {
    await stage.world.database.query('delete from app.listing');
    return make(stage, actor);
  };

const publicMap: Row['cases'] = {
  own: { make: alone(listing.own), answers: all('200 shown') },
  anothers: { make: alone(listing.anothers), answers: all('200 shown') },
  missing: { make: alone(missing), answers: all('200 hidden') },
  ownDraft: { make: alone(listing.ownDraft), answers: all('200 hidden') },
  anothersDraft: { make: alone(listing.anothersDraft), answers: all('200 hidden') },
};

/** A provider on somebody's list. */
function favouriteProvider(whose: (stage: Stage, actor: ActorName) => { user: { id: AccountId } }): Make {
  return async (stage, actor) => {
    const id = await providersId(stage, actor);
    // There is one provider, who is on no other list meanwhile.
    await stage.world.database.query('delete from app.favorite_provider');
    await stage.world.database.query(
      'insert into app.favorite_provider (account_id, provider_id, created_at) values ($1, $2, $3::timestamptz)',
      [accountId.parse(whose(stage, actor).user.id), id, stage.world.clock.now().toISOString()],
    );
    return id;
  };
}

/** A listing on somebody's list. */
function favourite(whose: (stage: Stage, actor: ActorName) => { user: { id: AccountId } }): Make {
  return async (stage, actor) => {
    const id = await listing.anothers(stage, actor);
    await stage.world.database.query(
      'insert into app.favorite (account_id, listing_id, created_at) values ($1, $2, $3::timestamptz)',
      [accountId.parse(whose(stage, actor).user.id), id, stage.world.clock.now().toISOString()],
    );
    return id;
  };
}

export const listingRows: Record<string, Row> = {
  // listings as visitors see them
  listPropertyTowns: row(browseTowns.listPropertyTowns, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  getPropertyTown: row(
    browseTowns.getPropertyTown,
    { ask: () => ({ params: { category: 'condominium' as const, town: 'makati' } }) },
    naming('names a city, of which there is no page here', all('404 not_found')),
  ),
  listListings: row(listListings, { ask: () => ({ query: {} }), isShown: amongItems }, publicList),
  listReduced: row(listReduced, { ask: () => ({}) }, naming(namesNothing, all('200'))),
  searchListings: row(browse.searchListings, { ask: () => ({ body: {} }), isShown: amongItems }, publicList),
  listCards: row(
    browse.listCards,
    { ask: (id) => ({ body: { ids: [id as ListingId] } }), isShown: amongItems },
    publicList,
  ),
  mapListings: row(mapListings, { ask: () => ({ query: aroundMakati as never }), isShown: onMap }, publicMap),
  searchMap: row(searchMap, { ask: () => ({ body: aroundMakati as never }), isShown: onMap }, publicMap),
  getListing: row(visited.getListing, { ask: byId }, publicListing('200')),
  similarListings: row(visited.similarListings, { ask: byId }, publicListing('200')),
  recordView: row(sellers.recordView, { ask: byId }, publicListing('200')),
  // a seller's listings
  createProperty: row(
    listings.createProperty,
    { ask: (id) => ({ body: { ...aPropertyForm({ status: 'draft' }), id: id } }) },
    // The id is chosen by whoever asks: asked again under one's own it is the same listing.
    {
      own: { make: listing.own, answers: listers('201') },
      anothers: { make: listing.anothers, answers: listers('404 not_found') },
      missing: { make: async () => crypto.randomUUID(), answers: listers('201') },
    },
  ),
  updateProperty: row(
    listings.updateProperty,
    { ask: (id) => ({ body: { id: id, title: 'Condominium' } }) },
    ownListing('200'),
  ),
  deleteProperty: row(listings.deleteProperty, { ask: (id) => ({ body: { id: id } }) }, ownListing('200')),
  getOwnProperty: row(listings.getOwnProperty, { ask: byId }, ownListing('200')),
  previewListing: row(visited.previewListing, { ask: byId }, ownListing('200')),
  getUserProperties: row(
    listings.getUserProperties,
    { ask: () => ({}), isShown: amongAll },
    {
      own: { make: listing.own, answers: listers('200 shown') },
      anothers: { make: listing.anothers, answers: listers('200 hidden') },
      missing: namesNothing,
    },
  ),
  listOwnRows: row(
    listings.listOwnRows,
    { ask: (id) => ({ body: { ids: [id as ListingId] } }), isShown: amongAll },
    {
      own: { make: listing.own, answers: listers('200 shown') },
      anothers: { make: listing.anothers, answers: listers('200 hidden') },
      missing: { make: missing, answers: listers('200 hidden') },
    },
  ),
  renewListing: row(listings.renewListing, { ask: byId }, ownListing('200')),
  confirmAvailable: row(listings.confirmAvailable, { ask: byId }, ownListing('200')),
  duplicateListing: row(listings.duplicateListing, { ask: byId }, ownListing('201')),
  renewByLink: row(
    listings.renewByLink,
    { ask: byToken },
    heldLink(renewalLinkTo(listing.own), renewalLinkTo(listing.anothers), renewalLinkTo(missing), '400 link_invalid'),
  ),
  sellerAnalytics: row(
    sellers.sellerAnalytics,
    {
      ask: (id) => ({ query: { listing: id } }),
      isShown: ({ listings: told }: { listings: { id: string }[] }, thing) => amongAll(told, thing),
    },
    {
      own: { make: listing.own, answers: listers('200 shown') },
      anothers: { make: listing.anothers, answers: listers('200 hidden') },
      missing: { make: missing, answers: listers('200 hidden') },
    },
  ),
  // what is checked of a seller
  getSellerVerification: row(verification.getSellerVerification, { ask: () => ({}) }, naming(oneself, listers('200'))),
  putSellerRole: row(
    verification.putSellerRole,
    { ask: () => ({ body: { role: 'owner' as const } }) },
    naming(oneself, listers('200')),
  ),
  submitSellerIdentity: row(
    verification.submitSellerIdentity,
    { ask: (image) => ({ body: { images: [image as never] } }) },
    {
      own: { make: document.own, answers: listers('201') },
      anothers: { make: document.anothers, answers: listers('400 invalid') },
      missing: { make: missing, answers: listers('400 invalid') },
    },
  ),
  submitLicence: row(
    verification.submitLicence,
    {
      ask: (image) => ({
        body: {
          role: 'developer' as const,
          number: image.slice(0, 40),
          name: 'Mango Towers',
          images: [image as never],
        },
      }),
    },
    {
      own: { make: document.own, answers: listers('201') },
      anothers: { make: document.anothers, answers: listers('400 invalid') },
      missing: { make: missing, answers: listers('400 invalid') },
    },
  ),
  // favourites
  getFavorites: row(
    getFavorites,
    { ask: () => ({}), isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing) },
    {
      own: { make: favourite(personOf), answers: signedIn('200 shown') },
      anothers: { make: favourite(({ otherSeller }) => otherSeller), answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  putFavorites: row(
    putFavorites,
    {
      ask: (id) => ({ body: { ids: [id as ListingId] } }),
      isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing),
    },
    {
      own: { make: listing.own, answers: signedIn('200 shown') },
      anothers: { make: listing.anothers, answers: signedIn('200 shown') },
      missing: { make: missing, answers: signedIn('200 hidden') },
      anothersDraft: { make: listing.anothersDraft, answers: signedIn('200 hidden') },
    },
  ),
  getFavoriteProviders: row(
    getFavoriteProviders,
    { ask: () => ({}), isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing) },
    {
      own: { make: favouriteProvider(personOf), answers: signedIn('200 shown') },
      anothers: { make: favouriteProvider(({ otherSeller }) => otherSeller), answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  putFavoriteProviders: row(
    putFavoriteProviders,
    {
      ask: (id) => ({ body: { ids: [id as AccountId] } }),
      isShown: ({ ids }: { ids: string[] }, thing) => ids.includes(thing),
    },
    {
      own: { make: providersId, answers: signedIn('200 shown') },
      anothers: 'the one that is the provider’s own is another’s to the four others',
      missing: { make: missing, answers: signedIn('200 hidden') },
      sellersAccount: { make: async ({ otherSeller }) => otherSeller.user.id, answers: signedIn('200 hidden') },
    },
  ),
  // saved searches
  saveSearch: row(
    searches.saveSearch,
    { ask: (email) => ({ body: { name: 'Makati', frequency: 'daily' as const, filters: {}, email } }) },
    {
      // An account's searches go to the account's address, whatever is sent; a guest's wait for the address to be confirmed.
      own: { make: address.own, answers: all('201') },
      anothers: { make: address.anothers, answers: all('201') },
      missing: { make: address.missing, answers: all('201') },
      withoutAddress: {
        make: missing,
        ask: () => ({ body: { name: 'Makati', frequency: 'daily', filters: {} } }),
        answers: { ...all('201'), nobody: '400 invalid' },
      },
    },
  ),
  listSavedSearches: row(
    searches.listSavedSearches,
    { ask: () => ({}), isShown: amongAll },
    {
      own: { make: savedSearch.own, answers: signedIn('200 shown') },
      anothers: { make: savedSearch.anothers, answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  changeSavedSearch: row(
    searches.changeSavedSearch,
    { ask: (id) => ({ ...byId(id), body: { name: 'Manila' } }) },
    ownSearch('200'),
  ),
  deleteSavedSearch: row(searches.deleteSavedSearch, { ask: byId }, ownSearch('200')),
  confirmSavedSearch: row(
    searches.confirmSavedSearch,
    { ask: byToken },
    {
      own: 'a guest’s search belongs to an address, not to an account',
      anothers: { make: guestsConfirmation, answers: all('200') },
      missing: { make: linkTo('confirm_search', missing), answers: all('400 link_invalid') },
    },
  ),
  unsubscribe: row(
    searches.unsubscribe,
    { ask: byToken },
    heldLink(
      linkTo('unsubscribe', savedSearch.own),
      linkTo('unsubscribe', savedSearch.anothers),
      linkTo('unsubscribe', missing),
      '400 link_invalid',
    ),
  ),
  takeBackUnsubscribing: row(
    searches.takeBackUnsubscribing,
    { ask: byToken },
    heldLink(
      linkTo('unsubscribe', savedSearch.own),
      linkTo('unsubscribe', savedSearch.anothers),
      linkTo('unsubscribe', missing),
      '400 link_invalid',
    ),
  ),
};
