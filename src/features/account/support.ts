/** Placeholder company: an address that can belong to nobody (docs/product/texts.md). */
export const supportEmail = 'support@casa-kiez.example';
