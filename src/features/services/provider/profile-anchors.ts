/** The anchors of a provider's profile; that of the reviews is in paths.ts. */
export const offersAnchor = 'offers';
export const teamAnchor = 'team';
export const aboutAnchor = 'about';
export const contactAnchor = 'contact';
export const placeAnchor = 'place';
export const slotsAnchor = 'slots';
