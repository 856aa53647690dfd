/** Where the support is written to, as the server has it; locally an address that can belong to nobody (docs/product/texts.md). */
export const supportEmail = import.meta.env.VITE_SUPPORT_EMAIL || 'support@casa-kiez.example';
