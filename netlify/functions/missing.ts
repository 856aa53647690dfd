import { serve } from '../http/serve.ts';

/** Answers for what is not there and is no page: every other path below /api and /assets (netlify.toml). */
export default serve();
