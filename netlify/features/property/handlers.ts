import {
  createProperty,
  deleteProperty,
  getOwnProperty,
  getUserProperties,
  listOwnRows,
  updateProperty,
} from '../../../src/contract/property.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleCreateProperty = answer(createProperty, actions.createProperty);

export const handleUpdateProperty = answer(updateProperty, actions.updateProperty);

export const handleDeleteProperty = answer(deleteProperty, actions.deleteProperty);

export const handleGetUserProperties = answer(getUserProperties, actions.getUserProperties);

export const handleListOwnRows = answer(listOwnRows, actions.listOwnRows);

export const handleGetOwnProperty = answer(getOwnProperty, actions.getOwnProperty);

/** What the schedule does. */
export const handleDueListings = actions.handleDueListings;
