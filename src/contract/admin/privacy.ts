/**
 * The data that the site stores about people, table by table. The privacy page is made of it, and tests compare it with
 * database and code (docs/product/privacy.md). A new table has to state its purpose here.
 */

/** On what the processing rests: Art. 6 (1) b, c and f of the GDPR, or somebody else's order (Art. 28). */
export const legalBases = ['contract', 'law', 'interest', 'processing'] as const;

/** How long it is kept: each has a sentence of its own. */
export const keepings = [
  'account',
  'short',
  'figures',
  'others',
  'messages',
  'support',
  'log',
  'withdrawals',
  'invoices',
  'customerInvoices',
  'taxReports',
  'trials',
  'proof',
] as const;

/** Who gets it besides the operator. */
export const recipients = [
  'public',
  'other',
  'hosting',
  'mail',
  'texts',
  'browsers',
  'bank',
  'payments',
  'register',
  'office',
] as const;

interface Activity {
  basis: (typeof legalBases)[number];
  kept: (typeof keepings)[number];
  recipients: readonly (typeof recipients)[number][];
  tables: readonly string[];
}

export const activities = {
  account: {
    basis: 'contract',
    kept: 'account',
    recipients: ['hosting', 'mail'],
    tables: ['account', 'account_end', 'adviser_link', 'calendar_feed', 'email_token', 'plan_choice', 'plan_trial'],
  },
  trials: {
    basis: 'interest',
    kept: 'trials',
    recipients: ['hosting'],
    tables: ['trial_had'],
  },
  agreements: {
    basis: 'interest',
    kept: 'proof',
    recipients: ['hosting', 'mail'],
    tables: ['agreement', 'terms_notice'],
  },
  signIn: {
    basis: 'interest',
    kept: 'short',
    recipients: ['hosting'],
    tables: [
      'backup_code',
      'factor_loss',
      'device',
      'ended_session',
      'guest_code',
      'known_caller',
      'passkey_challenge',
      'phone_code',
      'rate_limit',
      'reset_request',
      'second_factor',
      'sign_in_step',
    ],
  },
  listings: {
    basis: 'contract',
    kept: 'account',
    recipients: ['public', 'hosting'],
    tables: ['listing', 'listing_image', 'listing_pictures', 'listing_price', 'listing_reminder'],
  },
  offers: {
    basis: 'contract',
    kept: 'account',
    recipients: ['public', 'hosting'],
    tables: [
      'block',
      'waiting_list',
      'waiting_offer',
      'freed_time',
      'move_in',
      'moved_thing',
      'busy',
      'free_mark',
      'free_start',
      'invitation',
      'member',
      'outside_calendar',
      'provider',
      'provider_business',
      'provider_search',
      'service_card',
      'service_card_image',
      'special_hours',
      'staff',
      'staff_card',
      'staff_hours',
      'staff_room',
      'time_off',
      'weekly_hours',
      'worked_holiday',
    ],
  },
  figures: {
    basis: 'interest',
    kept: 'figures',
    recipients: ['hosting'],
    tables: ['listing_day', 'listing_visitor', 'provider_day', 'provider_visitor'],
  },
  bank: {
    basis: 'contract',
    kept: 'account',
    recipients: ['hosting', 'register'],
    tables: ['sealed_detail', 'vat_check', 'vat_claim'],
  },
  visits: {
    basis: 'contract',
    kept: 'others',
    recipients: ['other', 'hosting', 'mail', 'texts'],
    tables: [
      'announcement',
      'appointment',
      'appointment_deed',
      'appointment_image',
      'appointment_item',
      'appointment_message',
      'appointment_undo',
      'quote',
      'quote_request',
      'quote_request_image',
      'text_link',
    ],
  },
  withdrawals: {
    basis: 'law',
    kept: 'withdrawals',
    recipients: ['other', 'hosting', 'mail'],
    tables: ['withdrawal'],
  },
  clients: {
    basis: 'processing',
    kept: 'account',
    recipients: ['hosting'],
    tables: ['client', 'met_customer'],
  },
  reviews: {
    basis: 'contract',
    kept: 'others',
    recipients: ['public', 'hosting'],
    tables: ['review', 'review_image'],
  },
  conversations: {
    basis: 'contract',
    kept: 'others',
    recipients: ['other', 'hosting', 'mail'],
    tables: ['inquiry', 'inquiry_message', 'message_image', 'question', 'question_message'],
  },
  wishes: {
    basis: 'contract',
    kept: 'account',
    recipients: ['hosting', 'mail'],
    tables: ['favorite', 'favorite_provider', 'refused_address', 'saved_search', 'saved_search_match'],
  },
  messages: {
    basis: 'contract',
    kept: 'messages',
    recipients: ['hosting', 'mail', 'texts', 'browsers'],
    tables: ['notification', 'outgoing_mail', 'outgoing_push', 'outgoing_text', 'push_subscription'],
  },
  support: {
    basis: 'contract',
    kept: 'support',
    recipients: ['hosting', 'mail'],
    tables: ['account_note', 'contact_answer', 'contact_message'],
  },
  checks: {
    basis: 'law',
    kept: 'account',
    recipients: ['hosting'],
    tables: ['account_match', 'document_seen', 'picture_check', 'picture_pair', 'verification', 'verification_image'],
  },
  reports: {
    basis: 'law',
    kept: 'log',
    recipients: ['hosting', 'mail'],
    tables: ['report', 'report_case', 'report_complaint', 'report_decision', 'report_hold'],
  },
  log: {
    basis: 'interest',
    kept: 'log',
    recipients: ['hosting'],
    tables: ['audit', 'case_assignment', 'staff_call'],
  },
  invoices: {
    basis: 'law',
    kept: 'invoices',
    recipients: ['hosting', 'mail', 'bank', 'payments'],
    tables: [
      'bank_file',
      'bank_line',
      'bank_line_aside',
      'books_end',
      'commission_decision',
      'commission_end',
      'commission_line',
      'commission_objection',
      'commission_waiting',
      'debit',
      'debit_collection',
      'debit_collection_end',
      'debit_mandate',
      'debit_mandate_end',
      'franc_rate',
      'invoice',
      'invoice_commission',
      'invoice_file',
      'invoice_reminder',
      'invoice_taken_back',
      'last_recipient',
      'online_payment',
      'payment',
      'small_business_limit',
    ],
  },
  taxReports: {
    basis: 'law',
    kept: 'taxReports',
    recipients: ['hosting', 'office'],
    tables: ['last_seller', 'tax_filing', 'tax_filing_record', 'tax_request'],
  },
  customerInvoices: {
    basis: 'processing',
    kept: 'customerInvoices',
    recipients: ['other', 'hosting', 'mail'],
    tables: [
      'customer_invoice',
      'customer_invoice_counter',
      'customer_invoice_file',
      'customer_invoice_settings',
      'customer_invoice_taken_back',
      'customer_payment',
      'customer_payment_end',
    ],
  },
  images: {
    basis: 'contract',
    kept: 'account',
    recipients: ['public', 'hosting'],
    tables: ['image'],
  },
} as const satisfies Record<string, Activity>;
export type ActivityName = keyof typeof activities;
export const activityNames = Object.keys(activities) as ActivityName[];

/** Tables that say nothing about anybody. */
export const impersonalTables: readonly string[] = [
  'cache_change',
  'circuit',
  'data_file',
  'holiday',
  'index_news',
  'invoice_counter',
  'job_run',
  'listing_mark',
  'listing_news',
  'listing_price_span',
  'listing_tile',
  'place',
  'position_secret',
  'postal_code',
  'rating_of_all',
  'sent_message',
  'text_spent',
  'town_page',
];

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

/** Why a text of a table is not in the export of an account: a secret, no words of a person, or somebody else's. */
export const notExported = {
  announcement: 'technical',
  appointment_undo: 'technical',
  backup_code: 'secret',
  bank_file: 'others',
  bank_line_aside: 'others',
  books_end: 'others',
  customer_invoice_counter: 'technical',
  debit_collection_end: 'others',
  guest_code: 'secret',
  known_caller: 'secret',
  // It is written when the account ends.
  last_seller: 'secret',
  passkey_challenge: 'secret',
  rate_limit: 'secret',
  sign_in_step: 'secret',
  small_business_limit: 'others',
  // It is written when the account ends.
  trial_had: 'secret',
  // Of codes and text messages the export tells to whom and when.
  outgoing_text: 'secret',
  // It stands in the bell as well.
  outgoing_push: 'technical',
  phone_code: 'secret',
  // What was done about the account is told, and the reason by mail; the note of whoever did it is not.
  audit: 'others',
} as const satisfies Record<string, 'secret' | 'technical' | 'others'>;

/**
 * What remains of an account after its deletion, and why. The other side needs it, the law requires it, or it is the
 * log of the administration. Or a job deletes it within days, or it is anonymous. All other tables have no row of it,
 * or none of its words.
 */
export const leftAfterDeletion = {
  announcement: 'nobody',
  appointment_deed: 'others',
  appointment_item: 'others',
  appointment_message: 'others',
  appointment_undo: 'soon',
  audit: 'log',
  bank_file: 'law',
  bank_line: 'law',
  bank_line_aside: 'law',
  books_end: 'law',
  busy: 'others',
  commission_decision: 'law',
  commission_end: 'law',
  commission_line: 'law',
  commission_objection: 'law',
  commission_waiting: 'law',
  customer_invoice: 'law',
  customer_invoice_counter: 'law',
  customer_invoice_file: 'law',
  customer_invoice_taken_back: 'law',
  customer_payment: 'law',
  customer_payment_end: 'law',
  debit: 'law',
  debit_collection: 'law',
  debit_collection_end: 'law',
  debit_mandate: 'law',
  debit_mandate_end: 'law',
  franc_rate: 'nobody',
  guest_code: 'soon',
  image: 'soon',
  inquiry_message: 'others',
  invoice: 'law',
  invoice_commission: 'law',
  invoice_file: 'law',
  invoice_reminder: 'law',
  invoice_taken_back: 'law',
  last_recipient: 'law',
  last_seller: 'law',
  listing: 'others',
  listing_price: 'others',
  online_payment: 'law',
  payment: 'law',
  plan_choice: 'law',
  question_message: 'others',
  rate_limit: 'soon',
  report: 'log',
  report_case: 'log',
  report_decision: 'log',
  report_hold: 'log',
  review: 'others',
  small_business_limit: 'nobody',
  staff_call: 'log',
  tax_request: 'law',
  tax_filing: 'law',
  tax_filing_record: 'law',
  text_link: 'nobody',
  trial_had: 'nobody',
  vat_check: 'law',
  withdrawal: 'law',
} as const satisfies Record<string, 'others' | 'law' | 'log' | 'soon' | 'nobody'>;

/** Why the browser keeps something. */
export const keptFor = ['session', 'choice', 'wishes', 'draft', 'place', 'offline'] as const;

/** Every key that the browser keeps: in its local storage, for the tab alone, or as a database. A colon or `at` ends what stays the same. */
export const browserKeys: Record<string, (typeof keptFor)[number]> = {
  token: 'session',
  userEmail: 'session',
  language: 'choice',
  'colour-scheme': 'choice',
  leadingStrand: 'choice',
  servicesMap: 'choice',
  strand: 'choice',
  favorites: 'wishes',
  favoritesOwner: 'wishes',
  favoritesUnsent: 'wishes',
  favoriteProviders: 'wishes',
  favoriteProvidersOwner: 'wishes',
  favoriteProvidersUnsent: 'wishes',
  drawnAreas: 'wishes',
  servicePlace: 'wishes',
  serviceSearches: 'wishes',
  viewed: 'wishes',
  viewedProviders: 'wishes',
  'last-search': 'place',
  enteredBefore: 'place',
  reloadedFrom: 'place',
  reloadedHere: 'place',
  'list scroll at': 'place',
  'row heights at': 'place',
  'searched box at': 'place',
  'draft:': 'draft',
  'booking:': 'draft',
  'typedReply:': 'draft',
  'propertyDraft:': 'draft',
  propertyDrafts: 'draft',
  'replyDraft:': 'draft',
  'waitingReply:': 'draft',
  files: 'offline',
  pages: 'offline',
  pictures: 'offline',
  answers: 'offline',
  'own answers ': 'offline',
  pushOwner: 'choice',
};
