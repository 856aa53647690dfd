import type { Config } from '@netlify/functions';
import { prepareImage } from '../features/account/image/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(prepareImage);

export const config: Config = { path: ['/api/images/prepare'] };
