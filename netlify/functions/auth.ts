import * as account from '../features/account/account/handlers.ts';
import * as phone from '../features/account/phone/handlers.ts';
import { serve } from '../http/serve.ts';
import { callsOf } from '../http/serve-strands.ts';

export default serve(...callsOf([account, phone], (path) => path.startsWith('/auth/')));
