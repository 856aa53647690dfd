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
