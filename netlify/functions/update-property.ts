import { updateProperty } from '../features/listing/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(updateProperty);
