import { framedPath } from '../paths.ts';

/** Whether this page stands in a frame of another site. It keeps nothing there, and its links open pages of their own. */
export const isFramed = typeof location !== 'undefined' && framedPath.test(location.pathname);
