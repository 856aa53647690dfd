import { handleGetUserProperties } from '../features/property/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(handleGetUserProperties);
