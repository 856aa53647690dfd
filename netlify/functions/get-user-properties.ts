import { getUserProperties } from '../features/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(getUserProperties);
