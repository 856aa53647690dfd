import { confirmAvailable, duplicateListing, renewByLink, renewListing } from '../../../src/contract/lifecycle.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleRenewListing = answer(renewListing, actions.renewListing);

export const handleConfirmAvailable = answer(confirmAvailable, actions.confirmAvailable);

export const handleDuplicateListing = answer(duplicateListing, actions.duplicateListing);

export const handleRenewByLink = answer(renewByLink, actions.renewByLink);

/** What the schedule does. */
export const handleEnds = actions.handleEnds;
