/**
 * For a test that also runs at phone width: its content is laid out differently there, is touched, or is in a sheet or
 * the bottom bar. All others run once, on the wide site, or choose the width themselves.
 */
export const onPhone = { tag: '@phone' };

/** Of a story that is told once, and there: most people come with a phone, and the wide layout is shown by other tests. */
export const onlyOnPhone = { tag: '@only-on-phone' };

/** Told by day on the wide site, and by night on a phone as well. */
export const onPhoneByNight = { tag: '@night-phone' };
