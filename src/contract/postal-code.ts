/** 5 digits in Germany, 4 in Austria and Switzerland. Without the schema library: the landing page asks too. */
export const isPostalCode = (text: string): boolean => /^(\d{4}|\d{5})$/.test(text.trim());
