// How long the nightly sweep leaves what it deletes.

/**
 * Days after which the nightly sweep deletes rows of a table. Of appointments, inquiries and questions it covers the
 * data of people without an account. The days count from the end of the appointment or the last message. The
 * appointment itself stays without the person.
 */
export const sweptDays = {
  contact_message: 2 * 365,
  appointment: 365,
  inquiry: 365,
  question: 365,
  // From the deletion of the account on.
  trial_had: 365,
  withdrawal: 3 * 366,
  staff_call: 366,
  audit: 3 * 366,
} as const;

/**
 * Years from the end of a document's or a reported year, after which the nightly sweep deletes it with all its rows.
 * Documents to customers know their own end (`customer_invoice.kept_until`). Sources: DE § 147 Abs. 3 AO, § 14b Abs. 1
 * UStG; Annex V, section IV, of Directive 2011/16/EU, at most ten years.
 */
export const keptYears = { invoice: 8, customer_invoice: { de: 8, at: 7, ch: 10 }, tax_filing: 10 } as const;
