/** An address of the booking in a frame of another site, in either language. */
export const framedPath = /^\/(?:(?:de|en)\/)?embed\//;

/** Whether this page stands in such a frame. It keeps nothing there, and its links open pages of their own. */
export const isFramed = typeof location !== 'undefined' && framedPath.test(location.pathname);
