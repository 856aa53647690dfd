import type { Config } from '@netlify/functions';
import { propertyPicture } from '../features/property/listing/handlers.ts';
import { searchPicture } from '../features/property/saved-search/handlers.ts';
import { providerPicture } from '../features/services/provider/handlers.ts';
import { servePictures } from '../http/serve-pictures.ts';

/** Drawn with a library of machine code. */
export default servePictures(propertyPicture, providerPicture, searchPicture);

export const config: Config = { rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
