/** The anchors of a provider's profile. */
export const contactAnchor = 'contact';
export const slotsAnchor = 'slots';
