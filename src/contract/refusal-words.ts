import { limits } from './limits.ts';
import { outsideWords } from './outside-words.ts';
import type { RefusalCode } from './refusals.ts';
import type { Language } from './words.ts';

/** The sentence of every refusal. The server says them; the browser has those of `outsideWords` for when no door answers. */
export const refusalWords = {
  de: {
    ...outsideWords.de,
    invalid: 'Bitte prüfen Sie Ihre Angaben.',
    malformed: 'Die Anfrage konnte nicht gelesen werden.',
    link_invalid: 'Dieser Link ist ungültig oder abgelaufen.',
    verification_failed: 'Verifizierung fehlgeschlagen – Der Verifizierungslink ist ungültig oder abgelaufen.',
    phone_verification_failed: 'Telefon-Verifizierung fehlgeschlagen.',
    invalid_credentials: 'Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
    forbidden: 'Dafür fehlt Ihrem Konto die Berechtigung.',
    plan_limit: 'Das Limit Ihres Pakets ist erreicht. Mit einem größeren Paket geht es weiter.',
    draft_limit: `Mehr als ${limits.draftsMaximum} Entwürfe und pausierte Angebote sind nicht möglich. Bitte veröffentlichen oder löschen Sie zuerst etwas.`,
    email_unconfirmed:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link in unserer E-Mail. Dann können Sie veröffentlichen.',
    own_listing: 'Das ist Ihr eigenes Inserat. An sich selbst können Sie nicht schreiben.',
    own_offer: 'Das ist Ihr eigenes Angebot. Bei sich selbst können Sie nicht buchen.',
    contract_missing:
      'Dafür fehlt noch der Vertrag über die Verarbeitung von Kundendaten. Sie schließen ihn mit einem Klick auf der Seite „Kunden“ oder in der Übersicht.',
    unproven: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse oder Telefonnummer mit dem Code, den wir Ihnen senden.',
    needs_agreement: 'Diesen Termin hat ein Kunde gebucht. Bitte schlagen Sie ihm eine andere Zeit vor.',
    not_bookable: 'Dieser Betrieb nimmt hier zurzeit keine Termine an.',
    slot_taken: 'Diese Zeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
    too_late: 'Dafür ist es zu spät. Bitte rufen Sie an.',
    too_many_open:
      'Sie haben schon so viele offene Anfragen oder kommende Termine, wie hier möglich sind. Bitte sagen Sie zuerst einen ab.',
    wrong_state:
      'Das ist bei diesem Termin nicht möglich, oder nicht mehr. Sein Stand kann sich inzwischen geändert haben.',
    not_offered: 'Dieses Inserat ist zurzeit nicht online.',
    gone: 'Dieses Inserat gibt es nicht mehr.',
    method_not_allowed: 'Diese Anfrage ist hier nicht möglich.',
    conflict: 'Der Stand hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    email_taken: 'Für diese E-Mail-Adresse gibt es bereits ein Konto.',
    review_closed:
      'Diesen Termin können Sie nicht bewerten: Das geht nach einem Termin, den Sie gebucht oder bestätigt haben, 90 Tage lang.',
    already_paid: 'Diese Rechnung ist bezahlt.',
    collected: 'Diese Rechnung ziehen wir per Lastschrift ein. Sie müssen nichts tun.',
    objection_over: 'Die Frist für einen Einspruch ist vorbei.',
    month_closed: 'Der Monat ist abgeschlossen. Öffnen Sie ihn unter „Monat“ wieder, um darin zu buchen.',
    own_decision: 'Über eine Beschwerde gegen Ihre eigene Entscheidung entscheidet jemand anders aus der Verwaltung.',
    unpaid: 'Bitte bezahlen Sie zuerst die offene Rechnung.',
    trial_over: 'Ihr Testzeitraum ist zu Ende. Bezahlte Pakete gibt es jetzt nur auf Bestellung.',
    role_taken: 'Ihr Konto hat das schon.',
    last_staff: 'Eine Person muss buchbar bleiben.',
    no_provider:
      'Das ist ein Kundenkonto. Melden Sie sich damit über die allgemeine Anmeldung an; danach können Sie mit demselben Konto Dienstleister oder Verkäufer werden.',
    suspended: 'Ihr Konto ist gesperrt. Wenn Sie das anders sehen, schreiben Sie uns über das Kontaktformular.',
    second_step: 'Ihr Passwort stimmt. Zum Anmelden fehlt der zweite Schritt.',
    second_factor_missing:
      'Für die Verwaltung brauchen Sie die Anmeldung in zwei Schritten. Richten Sie sie in den Einstellungen ein.',
    last_factor: 'Ihr Konto braucht einen zweiten Schritt. Richten Sie zuerst einen anderen ein.',
    step_over: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
    too_many_requests: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
    internal: 'Da ist bei uns etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    busy: 'Das hat zu lange gedauert, weil gerade viel los ist. Bitte versuchen Sie es gleich noch einmal.',
  },
  en: {
    ...outsideWords.en,
    invalid: 'Please check your entries.',
    malformed: 'The request could not be read.',
    link_invalid: 'This link is invalid or has expired.',
    verification_failed: 'Verification failed – the link is invalid or has expired.',
    phone_verification_failed: 'Phone verification failed.',
    invalid_credentials: 'Sign-in failed. Please check your entries.',
    forbidden: 'Your account may not do this.',
    plan_limit: 'You have reached the limit of your plan. A larger plan takes you further.',
    draft_limit: `More than ${limits.draftsMaximum} drafts and paused listings are not possible. Please publish or delete one first.`,
    email_unconfirmed: 'Please confirm your e-mail address first, with the link in our e-mail. Then you can publish.',
    own_listing: 'This is your own listing. You cannot write to yourself.',
    own_offer: 'This is your own offer. You cannot book with yourself.',
    contract_missing:
      'The contract about the processing of client data is still missing. You agree to it with one click on the page “Clients” or in the overview.',
    unproven: 'Please confirm your e-mail address or phone number first, with the code that we send you.',
    needs_agreement: 'A customer has booked this appointment. Please propose another time to them.',
    not_bookable: 'This business does not take appointments here at the moment.',
    slot_taken: 'This time is no longer free. Please choose another one.',
    too_late: 'It is too late for this. Please call.',
    too_many_open:
      'You already have as many open requests or coming appointments as are possible here. Please cancel one first.',
    wrong_state: 'This is not possible for this appointment, or no longer. Its state may have changed in the meantime.',
    not_offered: 'This listing is not offered at the moment.',
    gone: 'This listing is no longer offered.',
    method_not_allowed: 'This request is not possible here.',
    conflict: 'This has changed in the meantime. Please reload the page.',
    email_taken: 'There is already an account for this e-mail address.',
    review_closed:
      'You cannot rate this visit: that is possible after a visit that you booked or confirmed, for 90 days.',
    already_paid: 'This invoice is paid.',
    collected: 'We collect this invoice by direct debit. There is nothing for you to do.',
    objection_over: 'The time for an objection is over.',
    month_closed: 'The month is closed. Open it again under “Month” to book into it.',
    own_decision: 'A complaint about your own decision is decided by another administrator.',
    unpaid: 'Please pay the open invoice first.',
    trial_over: 'Your trial is over. Paid plans now have to be ordered.',
    role_taken: 'Your account has this already.',
    last_staff: 'One person has to stay bookable.',
    no_provider:
      'This is a customer’s account. Please use the general sign-in; after that you can become a provider or a seller with the same account.',
    suspended: 'Your account is suspended. If you see this differently, write to us with the contact form.',
    second_step: 'Your password is right. The second step is missing.',
    second_factor_missing: 'The administration needs a sign-in with two steps. Set it up in the settings.',
    last_factor: 'Your account needs a second step. Set up another one first.',
    step_over: 'This has taken too long. Please sign in again.',
    too_many_requests: 'Too many attempts. Please wait a moment.',
    internal: 'Something went wrong on our side. Please try again.',
    busy: 'This took too long, because there is a lot to do right now. Please try again in a moment.',
  },
} as const satisfies Record<Language, Record<RefusalCode, string>>;

export const refusalSentence = (language: Language, code: RefusalCode): string => refusalWords[language][code];
