import type { Config } from '@netlify/functions';
import { fileRoutes } from '../../src/file-paths.ts';
import { drawListing } from '../features/property/listing/share-actions.ts';
import { drawSearch } from '../features/property/saved-search/picture-actions.ts';
import { drawProvider } from '../features/services/provider/share-actions.ts';
import { drawMap } from '../features/site/pages/map-actions.ts';
import { servePictures } from '../http/serve-pictures.ts';

/** Drawn with a library of machine code. */
export default servePictures({
  [fileRoutes.propertyPicture]: drawListing,
  [fileRoutes.providerPicture]: drawProvider,
  [fileRoutes.searchPicture]: drawSearch,
  [fileRoutes.mapPicture]: drawMap,
});

export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
