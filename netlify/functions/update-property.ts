import { updateProperty } from '../../src/contract/property/listing.ts';
import { answers } from '../http/answer.ts';
import { serve } from '../http/serve.ts';

export default serve(...answers({ updateProperty }, () => import('../features/property/listing/actions.ts')));
