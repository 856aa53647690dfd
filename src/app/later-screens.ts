import type { ComponentType } from 'react';

/** Screens that nobody opens first. The names of their files, a dozen each, stay out of what every visitor loads. */
const table = {
  AccessibilityScreen: async () => (await import('../features/pages/accessibility-screen.tsx')).AccessibilityScreen,
  AdminScreen: async () => (await import('../features/admin/admin-screen.tsx')).AdminScreen,
  AppointmentScreen: async () => (await import('../features/appointment/visit-screen.tsx')).AppointmentScreen,
  AppointmentsScreen: async () => (await import('../features/appointment/appointments-screen.tsx')).AppointmentsScreen,
  BlogScreen: async () => (await import('../features/pages/news-screens.tsx')).BlogScreen,
  BookingScreen: async () => (await import('../features/appointment/booking-screen.tsx')).BookingScreen,
  BusinessTermsScreen: async () => (await import('../features/pages/terms-screens.tsx')).BusinessTermsScreen,
  CalendarScreen: async () => (await import('../features/calendar/calendar-screen.tsx')).CalendarScreen,
  CardEditorScreen: async () => (await import('../features/service-card/card-editor-screen.tsx')).CardEditorScreen,
  CardStatsScreen: async () => (await import('../features/service-card/card-stats-screen.tsx')).CardStatsScreen,
  ClientsScreen: async () => (await import('../features/client/clients-screen.tsx')).ClientsScreen,
  ConfirmSavedSearchScreen: async () =>
    (await import('../features/saved-search/link-screens.tsx')).ConfirmSavedSearchScreen,
  AdviserScreen: async () => (await import('../features/billing/adviser-screen.tsx')).AdviserScreen,
  CustomerInvoiceScreen: async () =>
    (await import('../features/customer-invoice/invoice-screen.tsx')).CustomerInvoiceScreen,
  DecisionScreen: async () => (await import('../features/report/decision-screen.tsx')).DecisionScreen,
  DecisionsScreen: async () => (await import('../features/report/decisions-screen.tsx')).DecisionsScreen,
  FavoriteProvidersScreen: async () =>
    (await import('../features/provider/favorite-providers-screen.tsx')).FavoriteProvidersScreen,
  ForgotPasswordScreen: async () =>
    (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ForumScreen: async () => (await import('../features/pages/forum-screen.tsx')).ForumScreen,
  FraudScreen: async () => (await import('../features/report/fraud-screen.tsx')).FraudScreen,
  HoursScreen: async () => (await import('../features/availability/hours-screen.tsx')).HoursScreen,
  ImpressumScreen: async () => (await import('../features/pages/impressum-screen.tsx')).ImpressumScreen,
  InquiryThreadScreen: async () => (await import('../features/inquiry/inquiry-thread-screen.tsx')).InquiryThreadScreen,
  LinkedQuestionScreen: async () => (await import('../features/question/question-screen.tsx')).LinkedQuestionScreen,
  ManualScreen: async () => (await import('../features/pages/guide-screens.tsx')).ManualScreen,
  MessagesScreen: async () => (await import('../features/message/messages-screen.tsx')).MessagesScreen,
  NewsScreen: async () => (await import('../features/pages/news-screens.tsx')).NewsScreen,
  NewInvoiceScreen: async () => (await import('../features/customer-invoice/new-invoice-screen.tsx')).NewInvoiceScreen,
  OwnInquiriesScreen: async () => (await import('../features/inquiry/own-inquiries-screen.tsx')).OwnInquiriesScreen,
  ProcessingScreen: async () => (await import('../features/pages/processing-screen.tsx')).ProcessingScreen,
  ProfileScreen: async () => (await import('../features/account/profile-screen.tsx')).ProfileScreen,
  PropertyEditorScreen: async () =>
    (await import('../features/listing/property-editor-screen.tsx')).PropertyEditorScreen,
  PropertyTermsScreen: async () => (await import('../features/pages/terms-screens.tsx')).PropertyTermsScreen,
  ProviderAddressScreen: async () => (await import('../features/business/address-screen.tsx')).ProviderAddressScreen,
  ProviderBankScreen: async () => (await import('../features/business/bank-screen.tsx')).ProviderBankScreen,
  ProviderBusinessScreen: async () => (await import('../features/business/business-screen.tsx')).ProviderBusinessScreen,
  ProviderDashboardScreen: async () =>
    (await import('../features/business/dashboard-screen.tsx')).ProviderDashboardScreen,
  ProviderInvoicesScreen: async () => (await import('../features/business/invoices-screen.tsx')).ProviderInvoicesScreen,
  ProviderPackagesScreen: async () => (await import('../features/business/packages-screen.tsx')).ProviderPackagesScreen,
  ProviderPersonalScreen: async () => (await import('../features/business/personal-screen.tsx')).ProviderPersonalScreen,
  ProviderRegisterScreen: async () =>
    (await import('../features/account/provider-register-screen.tsx')).ProviderRegisterScreen,
  ProviderSupportScreen: async () => (await import('../features/business/support-screen.tsx')).ProviderSupportScreen,
  QuestionScreen: async () => (await import('../features/question/question-screen.tsx')).QuestionScreen,
  RankingScreen: async () => (await import('../features/pages/text-screens.tsx')).RankingScreen,
  RenewScreen: async () => (await import('../features/seller/renew-screen.tsx')).RenewScreen,
  ReportingScreen: async () => (await import('../features/pages/text-screens.tsx')).ReportingScreen,
  ResetPasswordScreen: async () => (await import('../features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  ReportFiguresScreen: async () => (await import('../features/report/report-figures-screen.tsx')).ReportFiguresScreen,
  ReviewsPolicyScreen: async () => (await import('../features/review/reviews-policy-screen.tsx')).ReviewsPolicyScreen,
  RulesScreen: async () => (await import('../features/pages/text-screens.tsx')).RulesScreen,
  SavedSearchesScreen: async () =>
    (await import('../features/saved-search/saved-searches-screen.tsx')).SavedSearchesScreen,
  SellerDashboardScreen: async () =>
    (await import('../features/seller/seller-dashboard-screen.tsx')).SellerDashboardScreen,
  ServiceCardsScreen: async () =>
    (await import('../features/service-card/service-cards-screen.tsx')).ServiceCardsScreen,
  SettingsScreen: async () => (await import('../features/account/settings-screen.tsx')).SettingsScreen,
  StaffEditorScreen: async () => (await import('../features/staff/staff-editor-screen.tsx')).StaffEditorScreen,
  StaffScreen: async () => (await import('../features/staff/staff-screen.tsx')).StaffScreen,
  TermsVersionScreen: async () => (await import('../features/pages/terms-screens.tsx')).TermsVersionScreen,
  TermsScreen: async () => (await import('../features/pages/terms-screens.tsx')).TermsScreen,
  TutorialsScreen: async () => (await import('../features/pages/guide-screens.tsx')).TutorialsScreen,
  LostFactorScreen: async () => (await import('../features/account/lost-factor-screen.tsx')).LostFactorScreen,
  UndoEmailScreen: async () => (await import('../features/account/undo-email-screen.tsx')).UndoEmailScreen,
  UnsubscribeScreen: async () => (await import('../features/saved-search/link-screens.tsx')).UnsubscribeScreen,
  SellerVerificationScreen: async () =>
    (await import('../features/verification/seller-verification-screen.tsx')).SellerVerificationScreen,
  VerificationScreen: async () => (await import('../features/verification/verification-screen.tsx')).VerificationScreen,
  VerifyEmailScreen: async () => (await import('../features/account/verify-email-screen.tsx')).VerifyEmailScreen,
  EndedTextLinkScreen: async () => (await import('../features/appointment/visit-screen.tsx')).EndedTextLinkScreen,
  VisitScreen: async () => (await import('../features/appointment/visit-screen.tsx')).VisitScreen,
  WithdrawalInstructionScreen: async () =>
    (await import('../features/pages/instruction-screen.tsx')).WithdrawalInstructionScreen,
  WithdrawalScreen: async () => (await import('../features/withdrawal/withdrawal-screen.tsx')).WithdrawalScreen,
  ContactScreen: async () => (await import('../features/pages/contact-screen.tsx')).ContactScreen,
  PrivacyScreen: async () => (await import('../features/pages/privacy-screen.tsx')).PrivacyScreen,
  CareerScreen: async () => (await import('../features/pages/career-screen.tsx')).CareerScreen,
  AboutScreen: async () => (await import('../features/pages/about-screen.tsx')).AboutScreen,
  ProviderLoginScreen: async () => (await import('../features/account/provider-login-screen.tsx')).ProviderLoginScreen,
  BecomeProviderScreen: async () =>
    (await import('../features/account/become-provider-screen.tsx')).BecomeProviderScreen,
};

export const laterScreens: Record<keyof typeof table, () => Promise<ComponentType>> = table;
