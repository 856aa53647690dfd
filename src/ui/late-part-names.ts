/** Marks a part of a written page that does not work yet (late-part.tsx). Apart, for the small script before the application. */
export const latePart = 'data-late';
/** The event that says that it does. */
export const latePartReady = 'latepartready';
