/**
 * Words in a message by which people are cheated on sites like this one. They are a reason to warn the reader and to have a person
 * look, never a proof, and nothing is deleted for them. English, German and Tagalog.
 */

export const fraudSigns = ['fee', 'wallet', 'code', 'off_site'] as const;
export type FraudSign = (typeof fraudSigns)[number];

/** What is asked for where; people who have booked each other may well go on by telephone. */
export const fraudSignsOf = {
  /** Between strangers: an inquiry about a property, a question before a booking. */
  strangers: fraudSigns,
  /** In a visit that was booked. */
  visit: ['fee', 'wallet', 'code'],
} as const satisfies Record<string, readonly FraudSign[]>;
export type FraudPlace = keyof typeof fraudSignsOf;

/** Up to so many characters of the same sentence lie between two words. */
const near = '[^.!?\\n]{0,60}';
/** Letters of these languages; `\b` knows only those of ASCII. */
const before = '(?<![\\p{L}\\d])';
const behind = '(?![\\p{L}\\d])';
const words = (pattern: string): RegExp => new RegExp(`${before}(?:${pattern})${behind}`, 'iu');

const money =
  'fee|deposit|down ?-?payment|reservation|advance|money|payment|pay|geld|gebühr|kaution|anzahlung|vorkasse|betrag|überweis\\p{L}*|bezahl\\p{L}*|zahl(?:en|e|ung)|bayad|magbayad|bayaran|pera|deposito|downpayment';
const viewing =
  'view(?:ing)?|visit(?:ing)?|tour|tripping|see(?:ing)? (?:it|the)|besichtig\\p{L}*|termin vor ort|bisita|bumisita|makita|tingnan|silipin';

/** Each with what it must find, in fraud-words.test.ts, and what looks like it and is none. */
const patterns: readonly (readonly [FraudSign, RegExp])[] = [
  // A payment before anybody has seen anything.
  [
    'fee',
    words(`(?:${money})${near}(?:before|prior to|ahead of|bevor|vor (?:der|einer|dem)|bago)${near}(?:${viewing})`),
  ],
  ['fee', words(`(?:before|prior to|bevor|vor (?:der|einer|dem)|bago)${near}(?:${viewing})${near}(?:${money})`)],
  ['fee', words('(?:viewing|tripping|inspection|appointment|key|application) fee')],
  ['fee', words('(?:besichtigungs|schlüssel|bearbeitungs|vermittlungs)gebühr(?:en)?')],
  [
    'fee',
    words(
      `(?:send|transfer|pay|wire)${near}(?:deposit|fee|reservation|down ?-?payment|advance|money)${near}(?:first|now|today|in advance|to (?:hold|secure|block|reserve))`,
    ),
  ],
  ['fee', words(`(?:pay|payment|money|deposit)${near}(?:in advance|up ?front|up-front)`)],
  [
    'fee',
    words(
      `(?:vorab|im voraus|vorher|per vorkasse|sofort)${near}(?:überweis\\p{L}*|bezahl\\p{L}*|anzahl\\p{L}*|kaution)`,
    ),
  ],
  [
    'fee',
    words(
      `(?:überweis\\p{L}*|kaution|anzahlung)${near}(?:vorab|im voraus|um (?:sie|es|die wohnung|das haus) zu (?:reservieren|sichern))`,
    ),
  ],
  ['fee', words('vorkasse')],
  [
    'fee',
    words(
      '(?:mag)?bayad (?:ka |po |kayo )*muna|(?:mag)?padala (?:ka |po |kayo |ng pera )*muna|paunang bayad|magpadala ng (?:pera|bayad)|pa-?reserve muna',
    ),
  ],

  // Ways to pay after which the money cannot be called back.
  ['wallet', words('g[ -]?cash')],
  ['wallet', words('pay ?maya|maya (?:wallet|account)|(?:via|through|thru|by|sa) maya|coins\\.ph')],
  ['wallet', words('western ?union|money ?gram|cebuana|palawan (?:express|pawnshop)|mlhuillier|m\\.? ?lhuillier')],
  ['wallet', words('bitcoins?|usdt|tether|crypto(?:currency)?|krypto(?:währung(?:en)?)?')],
  ['wallet', words('gift ?cards?|steam ?cards?|gutschein ?karten?|paysafe(?:card)?')],
  ['wallet', words('(?:paypal|pay pal)[^.!?\\n]{0,25}(?:friends|family|freunde|familie)')],

  // Codes and passwords, which open somebody's account.
  ['code', words('o\\.?t\\.?p|one[ -]time (?:pass ?word|pin|code|passcode)')],
  [
    'code',
    words('(?:verification|security|confirmation|activation|authentication|login|sms|[456][ -]?digit) (?:code|pin)'),
  ],
  [
    'code',
    words(
      '(?:bestätigungs|sicherheits|freischalt|verifizierungs|anmelde|aktivierungs|sms-?)code|(?:push|m|i|sms-?)-?tan',
    ),
  ],
  [
    'code',
    words(
      '(?:send|forward|give|tell|text|read) (?:me|us|back|to me)? ?(?:the|that|your|a|this) (?:code|pin)(?! (?:for|of|to|at))',
    ),
  ],
  [
    'code',
    words(
      '(?:den|ihren|deinen|diesen) (?:code|pin)(?! (?:für|zu[rm]?|de[rs]))[^.!?\\n]{0,30}(?:schick\\p{L}*|send\\p{L}*|weiterleit\\p{L}*|durchgeb\\p{L}*|nennen|mitteil\\p{L}*)',
    ),
  ],
  [
    'code',
    words(
      '(?:schick\\p{L}*|send\\p{L}*|nenn\\p{L}*|gib|geben) (?:sie )?mir (?:bitte )?(?:den|ihren|deinen|diesen) (?:code|pin)(?! (?:für|zu[rm]?|de[rs]))',
    ),
  ],
  ['code', words('(?:i-?send|ipasa|ibigay|pakibigay|paki-?send)[^.!?\\n]{0,25}(?:code|otp|pin)')],

  // Away from where others can see what was agreed.
  ['off_site', words("whats? ?-?app|what's ?app|wats ?app|whatsapp'?en")],
  ['off_site', words('telegram|viber|wechat|we chat|snapchat|line app|(?:fb|facebook) ?messenger|messenger')],
  ['off_site', words('(?:on|via|over|auf|über|per|sa) signal')],
  ['off_site', words('(?:https?://|www\\.)\\S+')],
  ['off_site', words('(?:wa\\.me|t\\.me|bit\\.ly|tinyurl\\.com|m\\.me)/\\S+')],
  ['off_site', words('[a-z0-9][a-z0-9-]{1,60}\\.(?:com|net|org|info|xyz|ly|ph)(?:/\\S*)?')],
  [
    'off_site',
    words(
      '(?:text|message|pm|dm|contact|write|call|reach|schreib\\p{L}*|melde\\p{L}*|kontaktier\\p{L}*|i-?text|itext|tawag(?:an)?|kontakin)[^.!?\\n]{0,40}(?:\\+|00?)\\d[\\d ()/-]{6,}',
    ),
  ],
  [
    'off_site',
    words(
      '(?:continue|talk|chat|weiter(?:reden|schreiben)?|mag-?usap)[^.!?\\n]{0,30}(?:outside|off (?:the|this) (?:site|platform|app)|außerhalb|sa labas)',
    ),
  ],
];

/** An address of mail contains one of a site. Own links lead nowhere else. */
const without = (text: string, ownHost: string | undefined): string => {
  const plain = text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, ' ');
  if (ownHost === undefined || ownHost === '') return plain;
  return plain.replaceAll(/\S+/g, (word) => (word.toLowerCase().includes(ownHost.toLowerCase()) ? ' ' : word));
};

/** The signs in a message, in the order of `fraudSigns`, each once. `ownHost` is the site's own name. */
export function fraudSignsIn(text: string, place: FraudPlace, ownHost?: string): FraudSign[] {
  const plain = without(text, ownHost);
  return fraudSignsOf[place].filter((sign) => patterns.some(([of, pattern]) => of === sign && pattern.test(plain)));
}
