import {
  confirmAvailable,
  createProperty,
  deleteProperty,
  duplicateListing,
  getOwnProperty,
  getUserProperties,
  listOwnRows,
  renewByLink,
  renewListing,
  updateProperty,
} from '../../../src/contract/listing.ts';
import { getListing, previewListing, similarListings } from '../../../src/contract/listing-detail.ts';
import { routes } from '../../../src/paths.ts';
import { answer, pageAnswer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleCreateProperty = answer(createProperty, actions.createProperty);

export const handleUpdateProperty = answer(updateProperty, actions.updateProperty);

export const handleDeleteProperty = answer(deleteProperty, actions.deleteProperty);

export const handleGetUserProperties = answer(getUserProperties, actions.getUserProperties);

export const handleListOwnRows = answer(listOwnRows, actions.listOwnRows);

export const handleGetOwnProperty = answer(getOwnProperty, actions.getOwnProperty);

export const handleRenewListing = answer(renewListing, actions.renewListing);

export const handleConfirmAvailable = answer(confirmAvailable, actions.confirmAvailable);

export const handleDuplicateListing = answer(duplicateListing, actions.duplicateListing);

export const handleRenewByLink = answer(renewByLink, actions.renewByLink);

export const handleGetListing = answer(getListing, actions.getListing);

export const handleSimilarListings = answer(similarListings, actions.similarListings);

export const handlePreviewListing = answer(previewListing, actions.previewListing);

/** What the schedules do: the end of a listing's days, and the mails about it. */
export const { handleDueListings, handleEnds } = actions;

export const handleRenewalPage = pageAnswer(routes.renew, actions.isRenewal);
