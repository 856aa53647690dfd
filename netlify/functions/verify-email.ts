import { verifyEmail } from '../features/account/account/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(verifyEmail);
