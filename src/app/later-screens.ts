import type { ComponentType } from 'react';

/** Screens that nobody opens first. The names of their files, a dozen each, stay out of what every visitor loads. */
const table = {
  AccessibilityScreen: async () =>
    (await import('../features/site/pages/accessibility-screen.tsx')).AccessibilityScreen,
  AdminScreen: async () => (await import('../features/admin/admin/admin-screen.tsx')).AdminScreen,
  AppointmentScreen: async () => (await import('../features/booking/appointment/visit-screen.tsx')).AppointmentScreen,
  AppointmentsScreen: async () =>
    (await import('../features/booking/appointment/appointments-screen.tsx')).AppointmentsScreen,
  BlogScreen: async () => (await import('../features/site/pages/news-screens.tsx')).BlogScreen,
  BookingScreen: async () => (await import('../features/booking/appointment/booking-screen.tsx')).BookingScreen,
  BusinessTermsScreen: async () => (await import('../features/site/pages/terms-screens.tsx')).BusinessTermsScreen,
  CalendarScreen: async () => (await import('../features/booking/calendar/calendar-screen.tsx')).CalendarScreen,
  CardEditorScreen: async () =>
    (await import('../features/services/service-card/card-editor-screen.tsx')).CardEditorScreen,
  CardStatsScreen: async () =>
    (await import('../features/services/service-card/card-stats-screen.tsx')).CardStatsScreen,
  ClientsScreen: async () => (await import('../features/booking/client/clients-screen.tsx')).ClientsScreen,
  ConfirmSavedSearchScreen: async () =>
    (await import('../features/property/saved-search/link-screens.tsx')).ConfirmSavedSearchScreen,
  AdviserScreen: async () => (await import('../features/billing/billing/adviser-screen.tsx')).AdviserScreen,
  CustomerInvoiceScreen: async () =>
    (await import('../features/booking/customer-invoice/invoice-screen.tsx')).CustomerInvoiceScreen,
  DecisionScreen: async () => (await import('../features/admin/report/decision-screen.tsx')).DecisionScreen,
  DecisionsScreen: async () => (await import('../features/admin/report/decisions-screen.tsx')).DecisionsScreen,
  FavoriteProvidersScreen: async () =>
    (await import('../features/services/provider/favorite-providers-screen.tsx')).FavoriteProvidersScreen,
  ForgotPasswordScreen: async () =>
    (await import('../features/account/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ForumScreen: async () => (await import('../features/site/pages/forum-screen.tsx')).ForumScreen,
  FraudScreen: async () => (await import('../features/admin/report/fraud-screen.tsx')).FraudScreen,
  HoursScreen: async () => (await import('../features/services/availability/hours-screen.tsx')).HoursScreen,
  ImpressumScreen: async () => (await import('../features/site/pages/impressum-screen.tsx')).ImpressumScreen,
  InquiryThreadScreen: async () =>
    (await import('../features/property/inquiry/inquiry-thread-screen.tsx')).InquiryThreadScreen,
  JoinScreen: async () => (await import('../features/services/staff/join-screen.tsx')).JoinScreen,
  LinkedQuestionScreen: async () =>
    (await import('../features/services/question/question-screen.tsx')).LinkedQuestionScreen,
  ManualScreen: async () => (await import('../features/site/pages/guide-screens.tsx')).ManualScreen,
  MoveInScreen: async () => (await import('../features/booking/move-in/move-in-screen.tsx')).MoveInScreen,
  MessagesScreen: async () => (await import('./inbox.tsx')).Inbox,
  NewsScreen: async () => (await import('../features/site/pages/news-screens.tsx')).NewsScreen,
  NewInvoiceScreen: async () =>
    (await import('../features/booking/customer-invoice/new-invoice-screen.tsx')).NewInvoiceScreen,
  NewQuoteScreen: async () => (await import('../features/booking/quote/new-quote-screen.tsx')).NewQuoteScreen,
  QuoteScreen: async () => (await import('../features/booking/quote/quote-screen.tsx')).QuoteScreen,
  QuotesScreen: async () => (await import('../features/booking/quote/quotes-screen.tsx')).QuotesScreen,
  QuoteRequestsScreen: async () => (await import('../features/booking/quote/requests-screen.tsx')).RequestsScreen,
  QuoteAnswerScreen: async () => (await import('../features/booking/quote/answer-screen.tsx')).AnswerScreen,
  OwnInquiriesScreen: async () =>
    (await import('../features/property/inquiry/own-inquiries-screen.tsx')).OwnInquiriesScreen,
  ProcessingScreen: async () => (await import('../features/site/pages/processing-screen.tsx')).ProcessingScreen,
  ProfileScreen: async () => (await import('../features/account/account/profile-screen.tsx')).ProfileScreen,
  PropertyEditorScreen: async () =>
    (await import('../features/property/listing/property-editor-screen.tsx')).PropertyEditorScreen,
  PropertyTermsScreen: async () => (await import('../features/site/pages/terms-screens.tsx')).PropertyTermsScreen,
  ProviderAddressScreen: async () =>
    (await import('../features/services/business/address-screen.tsx')).ProviderAddressScreen,
  ProviderBankScreen: async () => (await import('../features/services/business/bank-screen.tsx')).ProviderBankScreen,
  ProviderBusinessScreen: async () =>
    (await import('../features/services/business/business-screen.tsx')).ProviderBusinessScreen,
  ProviderDashboardScreen: async () =>
    (await import('../features/booking/today/dashboard-screen.tsx')).ProviderDashboardScreen,
  ProviderInvoicesScreen: async () =>
    (await import('../features/booking/customer-invoice/invoices-screen.tsx')).ProviderInvoicesScreen,
  ProviderPackagesScreen: async () =>
    (await import('../features/billing/billing/packages-screen.tsx')).ProviderPackagesScreen,
  ProviderPersonalScreen: async () =>
    (await import('../features/services/business/personal-screen.tsx')).ProviderPersonalScreen,
  ProviderRegisterScreen: async () =>
    (await import('../features/account/account/provider-register-screen.tsx')).ProviderRegisterScreen,
  ProviderPropertyScreen: async () =>
    (await import('../features/services/business/list-property-screen.tsx')).ProviderPropertyScreen,
  ProviderWebsiteScreen: async () =>
    (await import('../features/services/business/website-screen.tsx')).ProviderWebsiteScreen,
  ProviderStatisticsScreen: async () =>
    (await import('../features/booking/today/statistics-screen.tsx')).ProviderStatisticsScreen,
  ProviderSupportScreen: async () =>
    (await import('../features/services/business/support-screen.tsx')).ProviderSupportScreen,
  QuestionScreen: async () => (await import('../features/services/question/question-screen.tsx')).QuestionScreen,
  RankingScreen: async () => (await import('../features/site/pages/text-screens.tsx')).RankingScreen,
  RenewScreen: async () => (await import('../features/property/seller/renew-screen.tsx')).RenewScreen,
  ReportingScreen: async () => (await import('../features/site/pages/text-screens.tsx')).ReportingScreen,
  ResetPasswordScreen: async () =>
    (await import('../features/account/account/reset-password-screen.tsx')).ResetPasswordScreen,
  ReportFiguresScreen: async () =>
    (await import('../features/admin/report/report-figures-screen.tsx')).ReportFiguresScreen,
  ReviewsPolicyScreen: async () =>
    (await import('../features/booking/review/reviews-policy-screen.tsx')).ReviewsPolicyScreen,
  RulesScreen: async () => (await import('../features/site/pages/text-screens.tsx')).RulesScreen,
  SavedSearchesScreen: async () =>
    (await import('../features/property/saved-search/saved-searches-screen.tsx')).SavedSearchesScreen,
  SellerDashboardScreen: async () =>
    (await import('../features/billing/billing/seller-dashboard-screen.tsx')).SellerDashboardScreen,
  ServiceCardsScreen: async () =>
    (await import('../features/services/service-card/service-cards-screen.tsx')).ServiceCardsScreen,
  SettingsScreen: async () => (await import('../features/account/account/settings-screen.tsx')).SettingsScreen,
  StaffEditorScreen: async () => (await import('../features/services/staff/staff-editor-screen.tsx')).StaffEditorScreen,
  StaffScreen: async () => (await import('../features/services/staff/staff-screen.tsx')).StaffScreen,
  TermsVersionScreen: async () => (await import('../features/site/pages/terms-screens.tsx')).TermsVersionScreen,
  TermsScreen: async () => (await import('../features/site/pages/terms-screens.tsx')).TermsScreen,
  TutorialsScreen: async () => (await import('../features/site/pages/guide-screens.tsx')).TutorialsScreen,
  LostFactorScreen: async () => (await import('../features/account/account/lost-factor-screen.tsx')).LostFactorScreen,
  UndoEmailScreen: async () => (await import('../features/account/account/undo-email-screen.tsx')).UndoEmailScreen,
  UnsubscribeScreen: async () => (await import('../features/property/saved-search/link-screens.tsx')).UnsubscribeScreen,
  SellerVerificationScreen: async () =>
    (await import('../features/account/verification/seller-verification-screen.tsx')).SellerVerificationScreen,
  VerificationScreen: async () =>
    (await import('../features/account/verification/verification-screen.tsx')).VerificationScreen,
  VerifyEmailScreen: async () =>
    (await import('../features/account/account/verify-email-screen.tsx')).VerifyEmailScreen,
  EndedTextLinkScreen: async () =>
    (await import('../features/booking/appointment/visit-screen.tsx')).EndedTextLinkScreen,
  AgainScreen: async () => (await import('../features/booking/appointment/again-screen.tsx')).AgainScreen,
  OfferScreen: async () => (await import('../features/booking/waiting-list/offer-screen.tsx')).OfferScreen,
  VisitScreen: async () => (await import('../features/booking/appointment/visit-screen.tsx')).VisitScreen,
  WithdrawalInstructionScreen: async () =>
    (await import('../features/site/pages/instruction-screen.tsx')).WithdrawalInstructionScreen,
  WithdrawalScreen: async () => (await import('../features/booking/withdrawal/withdrawal-screen.tsx')).WithdrawalScreen,
  ContactScreen: async () => (await import('../features/site/pages/contact-screen.tsx')).ContactScreen,
  PrivacyScreen: async () => (await import('../features/site/pages/privacy-screen.tsx')).PrivacyScreen,
  CareerScreen: async () => (await import('../features/site/pages/career-screen.tsx')).CareerScreen,
  AboutScreen: async () => (await import('../features/site/pages/about-screen.tsx')).AboutScreen,
  ProviderLoginScreen: async () =>
    (await import('../features/account/account/provider-login-screen.tsx')).ProviderLoginScreen,
  BecomeProviderScreen: async () =>
    (await import('../features/account/account/become-provider-screen.tsx')).BecomeProviderScreen,
};

export const laterScreens: Record<keyof typeof table, () => Promise<ComponentType>> = table;
