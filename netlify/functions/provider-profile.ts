import type { Config } from '@netlify/functions';
import { handleGetProfile, handleUpdateProfile } from '../features/profile/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetProfile, handleUpdateProfile);

export const config: Config = { path: '/api/provider/profile' };
