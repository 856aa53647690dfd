import { limits } from './limits.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * The sentences that both sides say: what is wrong with a field, and why a call was refused. They stand in the contract
 * because the form and the server must say the same; all other words live in src/i18n.
 */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** The site's name in both languages, on pages and in mails. */
export const siteName = 'Casa & Kiez';

const german = {
  required: 'Dieses Feld wird benötigt',
  wrongType: 'Dieser Wert hat nicht die richtige Form',
  notInList: 'Bitte wählen Sie einen der angebotenen Werte',
  tooShort: 'Bitte mindestens {minimum} Zeichen eingeben',
  tooLong: 'Bitte höchstens {maximum} Zeichen eingeben',
  tooFew: 'Bitte mindestens {minimum} Einträge angeben',
  tooMany: 'Bitte höchstens {maximum} Einträge angeben',
  tooSmall: 'Der Wert darf nicht kleiner als {minimum} sein',
  tooBig: 'Der Wert darf nicht größer als {maximum} sein',
  number: 'Bitte geben Sie eine Zahl ein',
  integer: 'Bitte geben Sie eine ganze Zahl ein',
  twoDecimals: 'Bitte geben Sie höchstens zwei Nachkommastellen an',
  flag: 'Bitte geben Sie true oder false an',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  phone: 'Bitte geben Sie eine gültige Telefonnummer ein',
  code: 'Bitte geben Sie die 6 Ziffern aus der SMS ein',
  codeWrong: 'Dieser Code ist falsch',
  codeExpired: 'Dieser Code gilt nicht mehr. Bitte lassen Sie sich einen neuen senden',
  password: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  passwordGuessable: 'Dieses Passwort ist zu leicht zu erraten. {reason}',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  zip: 'Bitte geben Sie eine gültige PLZ ein (5 Ziffern)',
  zipFour: 'Bitte geben Sie eine gültige PLZ ein (4 Ziffern)',
  zipProperty: 'Bitte geben Sie eine gültige PLZ ein (4 oder 5 Ziffern)',
  postalCode: 'Bitte geben Sie eine gültige PLZ ein (5 Ziffern, in Österreich und der Schweiz 4)',
  postalCodeUnknown: 'Diese PLZ kennen wir nicht. Bitte prüfen Sie die Ziffern',
  postalCodeNeedsPlace: 'Diese PLZ kennen wir nicht. Bitte geben Sie den Ort ein',
  placeUnknown: 'Diesen Ort kennen wir nicht. Bitte prüfen Sie die Schreibweise, oder geben Sie die PLZ ein',
  birthDate: 'Bitte geben Sie ein gültiges Geburtsdatum ein (Mindestalter 18 Jahre)',
  id: 'Diese Kennung ist ungültig',
  json: 'Das ist kein gültiges JSON',
  viewport: 'Bitte geben Sie west,süd,ost,nord in Grad an',
  cursor: 'Diese Fortsetzung ist ungültig. Bitte beginnen Sie von vorn',
  daysTooMany: 'Bitte höchstens {maximum} Tage auf einmal anfragen',
  rangeOrder: 'Das Höchste darf nicht kleiner als das Mindeste sein',
  shapeType: 'Form {shape}: unbekannte Form',
  shapePosition: 'Form {shape}: Breite muss zwischen −90 und 90, Länge zwischen −180 und 180 liegen',
  shapePoints: 'Form {shape}: ein Polygon braucht mindestens drei verschiedene Punkte',
  shapeCrosses: 'Form {shape}: die Linien des Polygons kreuzen sich',
  shapeBounds: 'Form {shape}: Norden muss über Süden und Osten rechts von Westen liegen',
  shapeRadius: 'Form {shape}: der Radius muss über 0 und höchstens 500 km sein',
  shapeIntricate:
    'Form {shape}: zu verwinkelt für die vielen Angebote, die dort liegen. Bitte mit weniger Zacken oder kleiner zeichnen',
  shapesTooMany: 'Bitte höchstens 20 Formen mit zusammen höchstens 2.000 Punkten zeichnen',
  shapesInclude: 'Mindestens eine Form muss ein Gebiet einschließen',
  imageUnknown: 'Bild {image}: dieses Bild wurde nicht hochgeladen',
  imageUnreadable: 'Bild {image}: diese Datei ist kein lesbares Bild (JPEG, PNG, WebP, GIF oder AVIF)',
  imageTooLarge: 'Bild {image}: diese Datei ist zu groß',
  imagePixels: 'Bild {image}: dieses Bild hat zu viele Bildpunkte; bitte verkleinern Sie es',
  imagesTooMany: 'In Ihrem Paket sind höchstens {maximum} Bilder möglich',
  imageBytes: 'Diese Datei ist zu groß (höchstens 10 MB)',
  profileImageBytes: 'Diese Datei ist zu groß (höchstens 5 MB)',
  imageType: 'Bitte wählen Sie ein Bild (JPEG, PNG, WebP, GIF oder AVIF)',
  changedElsewhere:
    'Hier wurde inzwischen etwas anderes gespeichert, in einem anderen Tab oder auf einem anderen Gerät',
  passwordWrong: 'Das ist nicht Ihr aktuelles Passwort',
  confirmDelete: 'Bitte geben Sie DELETE ein, um zu bestätigen',
  emailSame: 'Das ist Ihre jetzige E-Mail-Adresse',
  emailTaken: 'Für diese E-Mail-Adresse gibt es bereits ein Konto',
  savedCornersTooMany:
    'Ihre gespeicherten Suchen dürfen zusammen höchstens {maximum} gezeichnete Ecken haben. Bitte zeichnen Sie gröber oder löschen Sie eine andere',
  savedSearchesTooMany:
    'Mehr als {maximum} gespeicherte Suchen sind nicht möglich. Bitte löschen Sie zuerst eine andere',
} as const;
export type FieldWord = keyof typeof german;

const english = {
  required: 'This field is required',
  wrongType: 'This value does not have the right form',
  notInList: 'Please choose one of the values offered',
  tooShort: 'Please enter at least {minimum} characters',
  tooLong: 'Please enter at most {maximum} characters',
  tooFew: 'Please give at least {minimum} entries',
  tooMany: 'Please give at most {maximum} entries',
  tooSmall: 'The value must not be below {minimum}',
  tooBig: 'The value must not be above {maximum}',
  number: 'Please enter a number',
  integer: 'Please enter a whole number',
  twoDecimals: 'Please give at most two decimal places',
  flag: 'Please give true or false',
  email: 'Please enter a valid e-mail address',
  phone: 'Please enter a valid phone number',
  code: 'Please enter the 6 digits of the text message',
  codeWrong: 'This code is wrong',
  codeExpired: 'This code is no longer valid. Please have a new one sent',
  password: 'The password must be at least 8 characters long',
  passwordGuessable: 'This password is too easy to guess. {reason}',
  passwordsDiffer: 'Passwords do not match',
  zip: 'Please enter a valid postal code (5 digits)',
  zipFour: 'Please enter a valid postal code (4 digits)',
  zipProperty: 'Please enter a valid postal code (4 or 5 digits)',
  postalCode: 'Please enter a valid postal code (5 digits; 4 in Austria and Switzerland)',
  postalCodeUnknown: 'We do not know this postal code. Please check the digits',
  postalCodeNeedsPlace: 'We do not know this postal code. Please enter the place',
  placeUnknown: 'We do not know this place. Please check the spelling, or enter the postal code',
  birthDate: 'Please enter a valid date of birth (at least 18 years old)',
  id: 'This identifier is not valid',
  json: 'This is not valid JSON',
  viewport: 'Please give west,south,east,north in degrees',
  cursor: 'This continuation is not valid. Please start again',
  daysTooMany: 'Please ask for at most {maximum} days at once',
  rangeOrder: 'The maximum must not be below the minimum',
  shapeType: 'Shape {shape}: unknown shape',
  shapePosition: 'Shape {shape}: latitude must lie between −90 and 90, longitude between −180 and 180',
  shapePoints: 'Shape {shape}: a polygon needs at least three different points',
  shapeCrosses: "Shape {shape}: the polygon's lines cross each other",
  shapeBounds: 'Shape {shape}: north must lie above south, and east to the right of west',
  shapeRadius: 'Shape {shape}: the radius must be above 0 and at most 500 km',
  shapeIntricate:
    'Shape {shape}: too intricate for how much is offered there. Please draw it with fewer spikes, or smaller',
  shapesTooMany: 'Please draw at most 20 shapes with at most 2,000 points in all',
  shapesInclude: 'At least one shape must include an area',
  imageUnknown: 'Image {image}: this image was not uploaded',
  imageUnreadable: 'Image {image}: this file is not a readable image (JPEG, PNG, WebP, GIF or AVIF)',
  imageTooLarge: 'Image {image}: this file is too large',
  imagePixels: 'Image {image}: this image has too many pixels; please make it smaller',
  imagesTooMany: 'Your plan allows at most {maximum} images',
  imageBytes: 'This file is too large (at most 10 MB)',
  profileImageBytes: 'This file is too large (at most 5 MB)',
  imageType: 'Please choose an image (JPEG, PNG, WebP, GIF or AVIF)',
  changedElsewhere: 'Something else was saved here in the meantime, in another tab or on another device',
  passwordWrong: 'This is not your current password',
  confirmDelete: 'Please type DELETE to confirm',
  emailSame: 'This is your present e-mail address',
  emailTaken: 'There is already an account for this e-mail address',
  savedCornersTooMany:
    'Your saved searches may have at most {maximum} drawn corners in all. Please draw more coarsely, or delete another one',
  savedSearchesTooMany: 'More than {maximum} saved searches are not possible. Please delete another one first',
} as const satisfies Record<FieldWord, string>;

export const fieldWords = { de: german, en: english } as const satisfies Record<Language, Record<FieldWord, string>>;

export const refusalWords = {
  de: {
    invalid: 'Bitte prüfen Sie Ihre Angaben.',
    malformed: 'Die Anfrage konnte nicht gelesen werden.',
    link_invalid: 'Dieser Link ist ungültig oder abgelaufen.',
    verification_failed: 'Verifizierung fehlgeschlagen – Der Verifizierungslink ist ungültig oder abgelaufen.',
    phone_verification_failed: 'Telefon-Verifizierung fehlgeschlagen.',
    unauthenticated: 'Bitte melden Sie sich an.',
    invalid_credentials: 'Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.',
    forbidden: 'Dafür fehlt Ihrem Konto die Berechtigung.',
    plan_limit: 'Das Limit Ihres Pakets ist erreicht. Mit einem größeren Paket geht es weiter.',
    draft_limit: `Mehr als ${limits.draftsMaximum} Entwürfe und pausierte Angebote sind nicht möglich. Bitte veröffentlichen oder löschen Sie zuerst etwas.`,
    email_unconfirmed:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link in unserer E-Mail. Dann können Sie veröffentlichen.',
    own_listing: 'Das ist Ihr eigenes Inserat. An sich selbst können Sie nicht schreiben.',
    not_offered: 'Dieses Inserat ist zurzeit nicht online.',
    gone: 'Dieses Inserat gibt es nicht mehr.',
    not_found: 'Das gibt es hier nicht (mehr).',
    method_not_allowed: 'Diese Anfrage ist hier nicht möglich.',
    conflict: 'Der Stand hat sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    email_taken: 'Für diese E-Mail-Adresse gibt es bereits ein Konto.',
    too_large: 'Die Anfrage ist zu groß.',
    unsupported_type: 'Dieses Format wird nicht angenommen.',
    too_many_requests: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
    internal: 'Da ist bei uns etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    busy: 'Das hat zu lange gedauert, weil gerade viel los ist. Bitte versuchen Sie es gleich noch einmal.',
  },
  en: {
    invalid: 'Please check your entries.',
    malformed: 'The request could not be read.',
    link_invalid: 'This link is invalid or has expired.',
    verification_failed: 'Verification failed – the link is invalid or has expired.',
    phone_verification_failed: 'Phone verification failed.',
    unauthenticated: 'Please sign in.',
    invalid_credentials: 'Sign-in failed. Please check your entries.',
    forbidden: 'Your account may not do this.',
    plan_limit: 'You have reached the limit of your plan. A larger plan takes you further.',
    draft_limit: `More than ${limits.draftsMaximum} drafts and paused listings are not possible. Please publish or delete one first.`,
    email_unconfirmed: 'Please confirm your e-mail address first, with the link in our e-mail. Then you can publish.',
    own_listing: 'This is your own listing. You cannot write to yourself.',
    not_offered: 'This listing is not offered at the moment.',
    gone: 'This listing is no longer offered.',
    not_found: 'This does not exist (any more).',
    method_not_allowed: 'This request is not possible here.',
    conflict: 'This has changed in the meantime. Please reload the page.',
    email_taken: 'There is already an account for this e-mail address.',
    too_large: 'The request is too large.',
    unsupported_type: 'This format is not accepted.',
    too_many_requests: 'Too many attempts. Please wait a moment.',
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The service cannot be reached right now. Please try again in a moment.',
    busy: 'This took too long, because there is a lot to do right now. Please try again in a moment.',
  },
} as const satisfies Record<Language, Record<RefusalCode, string>>;

export const isFieldWord = (word: string): word is FieldWord => Object.hasOwn(german, word);

/** A field's sentence; `{name}` in it is replaced from `values`. */
export const fieldSentence = (language: Language, word: FieldWord, values: Record<string, unknown> = {}): string =>
  fieldWords[language][word].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return value.toLocaleString(language);
    return typeof value === 'string' ? value : '';
  });

export const refusalSentence = (language: Language, code: RefusalCode): string => refusalWords[language][code];
