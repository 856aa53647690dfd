import type { Config } from '@netlify/functions';
import {
  handleChangeSavedSearch,
  handleConfirmSavedSearch,
  handleDeleteSavedSearch,
  handleListSavedSearches,
  handleSaveSearch,
  handleTakeBackUnsubscribing,
  handleUnsubscribe,
} from '../features/saved-search/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleListSavedSearches,
  handleSaveSearch,
  handleChangeSavedSearch,
  handleDeleteSavedSearch,
  handleConfirmSavedSearch,
  handleUnsubscribe,
  handleTakeBackUnsubscribing,
);

export const config: Config = {
  path: [
    '/api/saved-searches',
    '/api/saved-searches/:id',
    '/api/saved-searches/confirm/:token',
    '/api/saved-searches/unsubscribe/:token',
    '/api/saved-searches/subscribe/:token',
  ],
};
