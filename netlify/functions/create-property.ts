import { createProperty } from '../features/property/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(createProperty);
