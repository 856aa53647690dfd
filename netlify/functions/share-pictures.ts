import type { Config } from '@netlify/functions';
import { propertyPicture } from '../features/property/listing/handlers.ts';
import { searchPicture } from '../features/property/saved-search/handlers.ts';
import { providerPicture } from '../features/services/provider/handlers.ts';
import { servePictures } from '../http/serve-pictures.ts';

export default servePictures(propertyPicture, providerPicture, searchPicture);

export const config: Config = {
  path: ['/share/property/:id/picture.jpg', '/share/provider/:id/picture.jpg', '/share/search/:id/picture.jpg'],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
