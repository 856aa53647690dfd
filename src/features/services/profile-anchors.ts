/** Parts of a provider's profile that links lead to. */
export const contactAnchor = 'contact';
export const slotsAnchor = 'slots';
