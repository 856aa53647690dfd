/** Placeholder company (spec.md §9): an address that can belong to nobody. */
export const supportEmail = 'support@casa-kiez.example';
