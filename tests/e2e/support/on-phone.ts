/**
 * Of a test that runs at the width of a phone as well: what it shows is laid out differently there, is touched, or lies in a
 * sheet or in the bar at the bottom. All others run once, on the wide site, or choose the width themselves.
 */
export const onPhone = { tag: '@phone' };

/** Of a story that is told once, and there: most people come with a phone, and the wide layout is shown by other tests. */
export const onlyOnPhone = { tag: '@only-on-phone' };
