import { describe, expect, it } from 'vitest';
import { type FraudSign, fraudSignsIn } from './fraud-words.ts';

const found: readonly (readonly [string, readonly FraudSign[]])[] = [
  ['Please send the reservation fee today to secure the unit.', ['fee']],
  ['You have to pay a deposit before the viewing.', ['fee']],
  ['Before we schedule the viewing I need a small payment.', ['fee']],
  ['There is a viewing fee of 500 pesos.', ['fee']],
  ['The owner wants two months paid, money in advance please.', ['fee']],
  ['Bitte überweisen Sie die Kaution vorab, dann schicke ich den Schlüssel.', ['fee']],
  ['Die Anzahlung ist vor der Besichtigung fällig.', ['fee']],
  ['Es fällt eine Besichtigungsgebühr von 50 € an.', ['fee']],
  ['Zahlung nur per Vorkasse.', ['fee']],
  ['Bayad muna bago bisita.', ['fee']],
  ['Magpadala ng pera para ma-reserve.', ['fee']],
  ['Magbayad po muna kayo bago makita ang bahay.', ['fee']],
  ['You can pay by GCash.', ['wallet']],
  ['G-cash lang po', ['wallet']],
  ['Ipadala sa g cash ko', ['wallet']],
  ['Just use PayMaya or Western Union', ['wallet']],
  ['Zahlen Sie in Bitcoin oder USDT', ['wallet']],
  ['Send it with PayPal, friends and family', ['wallet']],
  ['Kaufen Sie bitte zwei Steam-Karten. Oder paysafecard.', ['wallet']],
  ['I sent you a 6-digit code, please send me the code.', ['code']],
  ['What is the OTP?', ['code']],
  ['Tell me the code that you received', ['code']],
  ['Ich habe Ihnen einen Bestätigungscode geschickt', ['code']],
  ['Können Sie mir den Code weiterleiten?', ['code']],
  ['Schicken Sie mir bitte den Code', ['code']],
  ['Nennen Sie mir Ihre pushTAN', ['code']],
  ['Paki-send po ng code', ['code']],
  ['Add me on WhatsApp', ['off_site']],
  ['What’s app me', ['off_site']],
  ['Schreiben Sie mir auf Telegram', ['off_site']],
  ['Viber po tayo', ['off_site']],
  ['Ich bin auf Signal', ['off_site']],
  ['See https://example.org/villa', ['off_site']],
  ['All the photos are on my-villa.com', ['off_site']],
  ['wa.me/639171234567', ['off_site']],
  ['Text me at +63 917 123 4567', ['off_site']],
  ['Schreiben Sie mir unter 0171 2345678', ['off_site']],
  ['Let us talk outside this site', ['off_site']],
  ['Pay by GCash before the viewing and send me the code on Viber', ['fee', 'wallet', 'code', 'off_site']],
];

/** What honest people write, close to the words above. */
const honest: readonly string[] = [
  'Is the reservation fee refundable?',
  'The reservation fee is ₱20,000, due when the contract is signed.',
  'How much is the deposit for the rent?',
  'Do I pay the monthly dues to the association?',
  'Wie hoch ist die Kaution, und wann ist sie fällig?',
  'Die Miete wird zum Monatsanfang überwiesen.',
  'Können wir vor der Besichtigung kurz telefonieren?',
  'May I visit before Friday?',
  'Before I sign I would like to see the title.',
  'Magkano po ang downpayment?',
  'Bago po ba ang bahay?',
  'Pwede po bang bumisita bukas?',
  'Maya Santos will show you the house.',
  'Is it a cash sale?',
  'The parking is behind Western Avenue, near the Union church.',
  'What is the postal code?',
  'Is there a dress code in the club house?',
  'The gate has a door code. Send me the code for the gate, please.',
  'Können Sie mir den Code für die Haustür schicken?',
  'Der QR-Code am Eingang geht nicht.',
  'The walls are tan, the roof is green.',
  'Ein Haus im Grünen, mit Tanne im Garten.',
  'Is the mobile signal good there?',
  'How far is it to the sea from the house? Thanks.Me and my wife like it.',
  'Der Strom, das Wasser usw. sind inklusive. Danke.',
  'You can reach me in the evening.',
  'My address is maria@example.com',
  'Call me when you are there.',
  'Rufen Sie mich gern an.',
  'The lot is 250 sqm, 4.500.000 or 18.000 per sqm.',
  'Der Termin am 12.12. um 10 Uhr passt mir.',
  'I would like to view it on 12/05/2026 at 10:30.',
  'Das Telegrafenamt liegt gegenüber.',
  'Gibt es einen Messeraum oder ein Messegelände in der Nähe?',
];

describe('the signs of fraud in a message', () => {
  it.each(found)('are found in “%s”', (text, signs) => {
    expect(fraudSignsIn(text, 'strangers')).toEqual(signs);
  });

  it.each(honest)('are none in “%s”', (text) => {
    expect(fraudSignsIn(text, 'strangers')).toEqual([]);
  });

  it('are none in a link to this site, and in a visit none for going on elsewhere', () => {
    const own = 'Look at https://casa.example/property/1 please';
    expect(fraudSignsIn(own, 'strangers', 'casa.example')).toEqual([]);
    expect(fraudSignsIn(own, 'strangers')).toEqual(['off_site']);
    expect(fraudSignsIn('Ich schicke den Standort per WhatsApp', 'visit')).toEqual([]);
    expect(fraudSignsIn('Bitte per WhatsApp, und zahlen Sie mit GCash', 'visit')).toEqual(['wallet']);
  });

  it('are found in a long message without waiting', () => {
    const long = 'send money fee deposit '.repeat(170);
    const began = performance.now();
    fraudSignsIn(long, 'strangers');
    expect(performance.now() - began).toBeLessThan(500);
  });
});
