import type { ComponentType } from 'react';
import type { LaterRoute } from './routes.tsx';

/** Screens that nobody opens first. The names of their files, a dozen each, stay out of what every visitor loads. */
export const laterScreens: Record<LaterRoute, () => Promise<ComponentType>> = {
  propertyTowns: async () => (await import('../features/property/browse/towns-screen.tsx')).PropertyTownsScreen,
  serviceTowns: async () => (await import('../features/services/provider/towns-screen.tsx')).ServiceTownsScreen,
  favorites: async () =>
    (await import('../features/services/provider/favorite-providers-screen.tsx')).FavoriteProvidersScreen,
  book: async () => (await import('../features/booking/appointment/booking-screen.tsx')).BookingScreen,
  embed: async () => (await import('../features/booking/appointment/booking-screen.tsx')).BookingScreen,
  savedSearches: async () =>
    (await import('../features/property/saved-search/saved-searches-screen.tsx')).SavedSearchesScreen,
  confirmSavedSearch: async () =>
    (await import('../features/property/saved-search/link-screens.tsx')).ConfirmSavedSearchScreen,
  unsubscribeSavedSearch: async () =>
    (await import('../features/property/saved-search/link-screens.tsx')).UnsubscribeScreen,
  login: async () => (await import('../features/account/account/login-screen.tsx')).LoginScreen,
  register: async () => (await import('../features/account/account/register-screen.tsx')).RegisterScreen,
  profile: async () => (await import('../features/account/account/profile-screen.tsx')).ProfileScreen,
  forgotPassword: async () =>
    (await import('../features/account/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  resetPassword: async () =>
    (await import('../features/account/account/reset-password-screen.tsx')).ResetPasswordScreen,
  undoEmailChange: async () => (await import('../features/account/account/undo-email-screen.tsx')).UndoEmailScreen,
  lostFactor: async () => (await import('../features/account/account/lost-factor-screen.tsx')).LostFactorScreen,
  providerLogin: async () =>
    (await import('../features/account/account/provider-login-screen.tsx')).ProviderLoginScreen,
  providerRegister: async () =>
    (await import('../features/account/account/provider-register-screen.tsx')).ProviderRegisterScreen,
  providerRegisterDefault: async () =>
    (await import('../features/account/account/provider-register-screen.tsx')).ProviderRegisterScreen,
  providerDashboard: async () =>
    (await import('../features/booking/today/dashboard-screen.tsx')).ProviderDashboardScreen,
  providerPersonal: async () =>
    (await import('../features/services/business/personal-screen.tsx')).ProviderPersonalScreen,
  providerAddress: async () => (await import('../features/services/business/address-screen.tsx')).ProviderAddressScreen,
  providerBank: async () => (await import('../features/services/business/bank-screen.tsx')).ProviderBankScreen,
  providerBusiness: async () =>
    (await import('../features/services/business/business-screen.tsx')).ProviderBusinessScreen,
  providerSupport: async () => (await import('../features/services/business/support-screen.tsx')).ProviderSupportScreen,
  providerStatistics: async () =>
    (await import('../features/booking/today/statistics-screen.tsx')).ProviderStatisticsScreen,
  providerProperty: async () =>
    (await import('../features/services/business/list-property-screen.tsx')).ProviderPropertyScreen,
  providerWebsite: async () => (await import('../features/services/business/website-screen.tsx')).ProviderWebsiteScreen,
  providerPackages: async () =>
    (await import('../features/billing/billing/packages-screen.tsx')).ProviderPackagesScreen,
  providerInvoices: async () =>
    (await import('../features/booking/customer-invoice/invoices-screen.tsx')).ProviderInvoicesScreen,
  newCustomerInvoice: async () =>
    (await import('../features/booking/customer-invoice/new-invoice-screen.tsx')).NewInvoiceScreen,
  customerInvoice: async () =>
    (await import('../features/booking/customer-invoice/invoice-screen.tsx')).CustomerInvoiceScreen,
  providerUpgrade: async () => (await import('../features/billing/billing/packages-screen.tsx')).ProviderPackagesScreen,
  providerSettings: async () => (await import('../features/account/account/settings-screen.tsx')).SettingsScreen,
  providerVerify: async () =>
    (await import('../features/account/verification/verification-screen.tsx')).VerificationScreen,
  providerCalendar: async () => (await import('../features/booking/calendar/calendar-screen.tsx')).CalendarScreen,
  clients: async () => (await import('../features/booking/client/clients-screen.tsx')).ClientsScreen,
  moveIn: async () => (await import('../features/booking/move-in/move-in-screen.tsx')).MoveInScreen,
  providerHours: async () => (await import('../features/services/availability/hours-screen.tsx')).HoursScreen,
  join: async () => (await import('../features/services/staff/join-screen.tsx')).JoinScreen,
  joinByCode: async () => (await import('../features/services/staff/join-screen.tsx')).JoinScreen,
  providerStaff: async () => (await import('../features/services/staff/staff-screen.tsx')).StaffScreen,
  newStaff: async () => (await import('../features/services/staff/staff-editor-screen.tsx')).StaffEditorScreen,
  editStaff: async () => (await import('../features/services/staff/staff-editor-screen.tsx')).StaffEditorScreen,
  serviceCards: async () =>
    (await import('../features/services/service-card/service-cards-screen.tsx')).ServiceCardsScreen,
  newServiceCard: async () =>
    (await import('../features/services/service-card/card-editor-screen.tsx')).CardEditorScreen,
  editServiceCard: async () =>
    (await import('../features/services/service-card/card-editor-screen.tsx')).CardEditorScreen,
  serviceCardStats: async () =>
    (await import('../features/services/service-card/card-stats-screen.tsx')).CardStatsScreen,
  providerVerifyEmail: async () =>
    (await import('../features/account/account/verify-email-screen.tsx')).VerifyEmailScreen,
  verifyEmail: async () => (await import('../features/account/account/verify-email-screen.tsx')).VerifyEmailScreen,
  becomeProvider: async () =>
    (await import('../features/account/account/become-provider-screen.tsx')).BecomeProviderScreen,
  createProperty: async () =>
    (await import('../features/property/listing/property-editor-screen.tsx')).PropertyEditorScreen,
  editProperty: async () =>
    (await import('../features/property/listing/property-editor-screen.tsx')).PropertyEditorScreen,
  sellerDashboard: async () =>
    (await import('../features/billing/billing/seller-dashboard-screen.tsx')).SellerDashboardScreen,
  sellerVerify: async () =>
    (await import('../features/account/verification/seller-verification-screen.tsx')).SellerVerificationScreen,
  admin: async () => (await import('../features/admin/admin/admin-screen.tsx')).AdminScreen,
  inquiryThread: async () =>
    (await import('../features/property/inquiry/inquiry-thread-screen.tsx')).InquiryThreadScreen,
  ownInquiries: async () => (await import('../features/property/inquiry/own-inquiries-screen.tsx')).OwnInquiriesScreen,
  ownInquiry: async () => (await import('../features/property/inquiry/own-inquiries-screen.tsx')).OwnInquiriesScreen,
  renew: async () => (await import('../features/property/seller/renew-screen.tsx')).RenewScreen,
  career: async () => (await import('../features/site/pages/career-screen.tsx')).CareerScreen,
  about: async () => (await import('../features/site/pages/about-screen.tsx')).AboutScreen,
  help: async () => (await import('../features/site/pages/help-screen.tsx')).HelpScreen,
  contact: async () => (await import('../features/site/pages/contact-screen.tsx')).ContactScreen,
  privacy: async () => (await import('../features/site/pages/privacy-screen.tsx')).PrivacyScreen,
  terms: async () => (await import('../features/site/pages/terms-screens.tsx')).TermsScreen,
  propertyTerms: async () => (await import('../features/site/pages/terms-screens.tsx')).PropertyTermsScreen,
  businessTerms: async () => (await import('../features/site/pages/terms-screens.tsx')).BusinessTermsScreen,
  ranking: async () => (await import('../features/site/pages/text-screens.tsx')).RankingScreen,
  rules: async () => (await import('../features/site/pages/text-screens.tsx')).RulesScreen,
  reporting: async () => (await import('../features/site/pages/text-screens.tsx')).ReportingScreen,
  accessibility: async () => (await import('../features/site/pages/accessibility-screen.tsx')).AccessibilityScreen,
  termsVersion: async () => (await import('../features/site/pages/terms-screens.tsx')).TermsVersionScreen,
  processing: async () => (await import('../features/site/pages/processing-screen.tsx')).ProcessingScreen,
  processingVersion: async () => (await import('../features/site/pages/processing-screen.tsx')).ProcessingScreen,
  impressum: async () => (await import('../features/site/pages/impressum-screen.tsx')).ImpressumScreen,
  tutorials: async () => (await import('../features/site/pages/guide-screens.tsx')).TutorialsScreen,
  manual: async () => (await import('../features/site/pages/guide-screens.tsx')).ManualScreen,
  reviewsPolicy: async () => (await import('../features/booking/review/reviews-policy-screen.tsx')).ReviewsPolicyScreen,
  reportFigures: async () => (await import('../features/admin/report/report-figures-screen.tsx')).ReportFiguresScreen,
  fraud: async () => (await import('../features/admin/report/fraud-screen.tsx')).FraudScreen,
  decisions: async () => (await import('../features/admin/report/decisions-screen.tsx')).DecisionsScreen,
  decision: async () => (await import('../features/admin/report/decision-screen.tsx')).DecisionScreen,
  adviser: async () => (await import('../features/billing/billing/adviser-screen.tsx')).AdviserScreen,
  withdrawal: async () => (await import('../features/booking/withdrawal/withdrawal-screen.tsx')).WithdrawalScreen,
  withdrawalInstruction: async () =>
    (await import('../features/site/pages/instruction-screen.tsx')).WithdrawalInstructionScreen,
  appointments: async () =>
    (await import('../features/booking/appointment/appointments-screen.tsx')).AppointmentsScreen,
  appointment: async () => (await import('../features/booking/appointment/visit-screen.tsx')).AppointmentScreen,
  quotes: async () => (await import('../features/booking/quote/quotes-screen.tsx')).QuotesScreen,
  newQuote: async () => (await import('../features/booking/quote/new-quote-screen.tsx')).NewQuoteScreen,
  quote: async () => (await import('../features/booking/quote/quote-screen.tsx')).QuoteScreen,
  providerQuotes: async () => (await import('../features/booking/quote/requests-screen.tsx')).RequestsScreen,
  providerQuote: async () => (await import('../features/booking/quote/answer-screen.tsx')).AnswerScreen,
  visit: async () => (await import('../features/booking/appointment/visit-screen.tsx')).VisitScreen,
  waitingOffer: async () => (await import('../features/booking/waiting-list/offer-screen.tsx')).OfferScreen,
  again: async () => (await import('../features/booking/appointment/again-screen.tsx')).AgainScreen,
  textLink: async () => (await import('../features/booking/appointment/visit-screen.tsx')).EndedTextLinkScreen,
  recall: async () => (await import('../features/booking/client/recall-screen.tsx')).RecallScreen,
  messages: async () => (await import('./inbox.tsx')).Inbox,
  question: async () => (await import('../features/services/question/question-screen.tsx')).QuestionScreen,
  questionByLink: async () => (await import('../features/services/question/question-screen.tsx')).LinkedQuestionScreen,
  blog: async () => (await import('../features/site/pages/news-screens.tsx')).BlogScreen,
  news: async () => (await import('../features/site/pages/news-screens.tsx')).NewsScreen,
  forum: async () => (await import('../features/site/pages/forum-screen.tsx')).ForumScreen,
};
