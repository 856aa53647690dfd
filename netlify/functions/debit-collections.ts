import type { Config } from '@netlify/functions';
import {
  getCollectionFile,
  listCollections,
  makeCollection,
  refuseCollection,
} from '../features/admin/admin/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(listCollections, makeCollection, getCollectionFile, refuseCollection);

export const config: Config = {
  path: ['/api/debit-collections', '/api/debit-collections/:id/file', '/api/debit-collections/:id/refused'],
};
