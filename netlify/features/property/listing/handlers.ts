import * as listingContract from '../../../../src/contract/property/listing.ts';
import * as listingDetailContract from '../../../../src/contract/property/listing-detail.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, pageAnswer, pictureAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import { drawListing } from './share-actions.ts';

export const createProperty = answer(listingContract.createProperty, actions.createProperty);

export const updateProperty = answer(listingContract.updateProperty, actions.updateProperty);

export const deleteProperty = answer(listingContract.deleteProperty, actions.deleteProperty);

export const getUserProperties = answer(listingContract.getUserProperties, actions.getUserProperties);

export const listOwnRows = answer(listingContract.listOwnRows, actions.listOwnRows);

export const getOwnProperty = answer(listingContract.getOwnProperty, actions.getOwnProperty);

export const renewListing = answer(listingContract.renewListing, actions.renewListing);

export const confirmAvailable = answer(listingContract.confirmAvailable, actions.confirmAvailable);

export const duplicateListing = answer(listingContract.duplicateListing, actions.duplicateListing);

export const renewByLink = answer(listingContract.renewByLink, actions.renewByLink);

export const getListing = answer(listingDetailContract.getListing, actions.getListing);

export const similarListings = answer(listingDetailContract.similarListings, actions.similarListings);

export const previewListing = answer(listingDetailContract.previewListing, actions.previewListing);

/** What the schedules do: the end of a listing's days, and the mails about it. */
export const { runDueListings, runEnds } = actions;
export { runSameAccounts } from './copy-actions.ts';

export const renewalPage = pageAnswer(routes.renew, actions.isRenewal);

export const propertyPicture = pictureAnswer(routes.propertyPicture, drawListing);
