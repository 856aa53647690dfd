import { serve } from '../http/serve.ts';

/** Answers 404 for every unknown path below /api and /assets (netlify.toml). */
export default serve();
