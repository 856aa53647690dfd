import type { Config } from '@netlify/functions';
import { handlePrepareImage } from '../features/image/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handlePrepareImage);

export const config: Config = { path: ['/api/images/prepare'] };
