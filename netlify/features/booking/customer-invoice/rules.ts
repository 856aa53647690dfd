const day = 24 * 60 * 60;

/** Each may send a mail with a file to an address that the provider has typed. */
export const customerInvoiceLimits = {
  issuedPerProvider: { name: 'customer invoices', times: 200, seconds: day },
} as const;

/** For so many days a link of a visit's page shows the PDF. */
export const linkedDays = 1;
