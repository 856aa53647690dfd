import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { login, registerProvider, verifyEmail } from '../../src/contract/account/account.ts';
import { prepareImage } from '../../src/contract/account/image.ts';
import { submitIdentity, submitQualification } from '../../src/contract/account/verification.ts';
import { decideIdentity, listIdentityChecks } from '../../src/contract/admin/admin.ts';
import { decidePictures, listPictureChecks } from '../../src/contract/admin/admin-pictures.ts';
import { complain, decideReport, listReports, sendReport } from '../../src/contract/admin/report.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import type { ImageId } from '../../src/contract/fields.ts';
import { listListings } from '../../src/contract/property/browse-listings.ts';
import { createProperty } from '../../src/contract/property/listing.ts';
import { putBusiness } from '../../src/contract/services/business.ts';
import { listProviders } from '../../src/contract/services/provider.ts';
import { sendContactMessage } from '../../src/contract/site/contact.ts';
import { type AdminQueue, paths } from '../../src/paths.ts';
import { type Ask, askAt } from '../e2e/support/ask.ts';
import { aBusiness } from '../support/businesses.ts';
import { aProviderForm } from '../support/people.ts';
import { mailed, once, tokenOf } from './made.ts';
import { type Person, people } from './shot.ts';

// Whom and what the demo does not have: newcomers, whoever was refused or is held, and what waits at the desk for a decision.

type ProviderForm = AskOf<typeof registerProvider>['body'];

const password = 'Ein gutes Passwort 1';

/** Registers somebody with a confirmed address, or signs in whom an earlier run has registered. */
async function comes(
  ask: Ask,
  form: Partial<ProviderForm> & { email: string },
): Promise<[token: string, isNew: boolean]> {
  const body = { ...aProviderForm(form), password, confirmPassword: password };
  try {
    return [(await ask(login, { body: { email: form.email, password } })).access_token, false];
  } catch {
    const { access_token: token } = await ask(registerProvider, { body });
    await ask(verifyEmail, { params: { token: await mailed(ask.origin, form.email, /\/verify-email\/([\w-]+)/) } });
    return [token, true];
  }
}

const aSalon = { firstName: 'Linh', lastName: 'Bach', businessName: 'Nagelstudio Linh', zip: '50733', city: 'Köln' };
const aMaster = { firstName: 'Rosa', lastName: 'Ritter', businessName: 'Malerei Ritter', zip: '10115', city: 'Berlin' };

function aLister(firstName: string, lastName: string): Partial<ProviderForm> {
  const place = { street: 'Ayala Avenue', houseNumber: '6750', zip: '1226', city: 'Makati' };
  const description = 'Condominiums and houses in Metro Manila.';
  return { type: 'developer', firstName, lastName, businessName: `${lastName} Realty`, ...place, description };
}

/** Random greys, so that two of them are never alike. */
const aRoom = (): Promise<Buffer> =>
  sharp(randomBytes(81), { raw: { width: 9, height: 9, channels: 1 } })
    .resize(1600, 1200, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();

async function stored(ask: Ask, token: string, purpose: 'property' | 'document', bytes: Buffer): Promise<ImageId> {
  const announced = { purpose, contentType: 'image/jpeg' as const, size: bytes.byteLength };
  const place = await ask(prepareImage, { body: announced }, token);
  const address = new URL(place.uploadUrl, ask.origin);
  await fetch(address, { method: 'PUT', headers: place.headers, body: new Uint8Array(bytes) });
  return place.id;
}

async function showsPapers(ask: Ask, token: string): Promise<void> {
  const images = [await stored(ask, token, 'document', await aRoom())];
  await ask(submitIdentity, { body: { images } }, token);
}

async function lists(ask: Ask, token: string, title: string, picture: Buffer): Promise<void> {
  const images = [{ id: await stored(ask, token, 'property', picture), alt: '' }];
  const rooms = { bedrooms: 2, bathrooms: 1, area: 80, features: [] };
  const place = { location: 'Puerto Princesa, Palawan', latitude: 9.74, longitude: 118.73 };
  const offer = { title, category: 'house-lot', dealType: 'buy', price: 4_500_000 } as const;
  const description = 'Two bedrooms and a balcony.';
  await ask(createProperty, { body: { ...offer, ...rooms, ...place, description, images } }, token);
}

const refusedFor = (reason: string) => ({ decision: 'refuse', reason }) as const;

/** Somebody who has just registered: every step is still ahead. */
const newProvider = once(async (ask) => (await comes(ask, { email: people.newProvider, ...aSalon }))[0]);

/** Somebody whose document was refused. */
const refusedProvider = once(async (ask) => {
  const [token, isNew] = await comes(ask, { email: people.refusedProvider, ...aMaster });
  if (!isNew) return token;
  await showsPapers(ask, token);
  const admin = await tokenOf(ask, people.admin);
  const { items } = await ask(listIdentityChecks, { query: { search: people.refusedProvider } }, admin);
  const body = refusedFor('The photograph shows the front only, and the name on it cannot be read.');
  for (const { id } of items) await ask(decideIdentity, { params: { id }, body }, admin);
  return token;
});

/** Somebody with three listings: one is held, one was refused and one was taken down after a report. */
const heldSeller = once(async (ask) => {
  const [other, isNew] = await comes(ask, { email: 'owner@example.org', ...aLister('Maria', 'Santos') });
  const mine = { email: people.heldSeller, ...aLister('Pedro', 'Reyes'), phone: '+63 918 555 0142' };
  const [token] = await comes(ask, mine);
  if (!isNew) return token;
  const rooms = [await aRoom(), await aRoom()];
  const admin = await tokenOf(ask, people.admin);
  for (const [index, room] of rooms.entries()) {
    await lists(ask, other, `Garden house number ${index + 1}`, room);
    await lists(ask, token, `The same garden house, number ${index + 1}`, room);
  }
  await lists(ask, token, 'House that was sold long ago', await aRoom());
  const { items } = await ask(listPictureChecks, { query: { search: 'The same garden house, number 2' } }, admin);
  const refused = refusedFor('The owner of the house has shown us the photographs as they were taken.');
  for (const { id } of items) await ask(decidePictures, { params: { id }, body: refused }, admin);
  const sold = await ask(listListings, { query: { q: 'House that was sold long ago' } });
  const [listing] = sold.items;
  if (listing === undefined) throw new Error('nothing is held but what looks like another');
  await report(ask, listing.id, 'not_available', 'I called: it was sold in spring.');
  const reports = await ask(listReports, { query: { search: 'sold in spring' } }, admin);
  const body = { action: 'hide', rule: 'deception', reason: 'It is no longer for sale.' } as const;
  for (const { id } of reports.items) await ask(decideReport, { params: { id }, body }, admin);
  return token;
});

const report = (ask: Ask, id: string, why: 'fraud' | 'not_available' | 'danger', details: string): Promise<unknown> =>
  ask(sendReport, { body: { kind: 'listing', id, reason: why, details, email: 'reporter@example.org' } });

/** Something of every kind that visitors bring to the desk, and the decisions of the newcomers above. */
export const deskWork = once(async (ask) => {
  await refusedProvider(ask.origin);
  const seller = await heldSeller(ask.origin);
  const [token, isNew] = await comes(ask, { ...aMaster, email: 'waiting@example.org', firstName: 'Wanda' });
  if (!isNew) return seller;
  await ask(putBusiness, { body: aBusiness({ vatStatus: 'vat_id', vatId: 'DE136695976' }) }, token);
  await showsPapers(ask, token);
  const images = [await stored(ask, token, 'document', await aRoom())];
  await ask(submitQualification, { body: { name: 'Meisterbrief im Malerhandwerk', images } }, token);
  const { items } = await ask(listListings, { query: { limit: 2 } });
  for (const [index, { id }] of items.entries())
    await report(ask, id, index === 0 ? 'fraud' : 'danger', 'They ask for money before anybody has seen the house.');
  const found = await ask(listProviders, { query: { zip: '10115', service: 'hair', radius: 50 } });
  for (const { id } of found.items.slice(0, 1))
    await ask(sendReport, { body: { kind: 'provider', id, reason: 'wrong_facts', details: 'Dort ist ein Kiosk.' } });
  const from = { name: 'Ida Berg', email: 'ida@example.org' };
  const message = 'Ich finde meine Rechnung vom Oktober nicht. Können Sie sie noch einmal senden?';
  await ask(sendContactMessage, { body: { ...from, subject: 'Rechnung vom Oktober', message } });
  const params = { token: await statementToken(ask) };
  await ask(complain, { params, body: { text: 'It is for sale again: the buyer stepped back.' } });
  return seller;
});

const statementToken = (ask: Ask): Promise<string> => mailed(ask.origin, people.heldSeller, /\/decision\/([\w.-]+)/);

/** The page of a decision, by the link of the mail to whoever was reported. */
export const statement = async (site: string): Promise<string> => {
  await deskWork(site);
  return paths.decision(await statementToken(askAt(site)));
};

/** A queue of the desk in which something waits, or the part of it that the end of its address names. */
export const filledQueue =
  (queue: AdminQueue, narrowed = '') =>
  async (site: string): Promise<string> => {
    await deskWork(site);
    return paths.admin(queue) + narrowed;
  };

/** The sessions of those whom the demo does not have. */
export const newcomers: Partial<Record<Person, (site: string) => Promise<string>>> = {
  newProvider,
  refusedProvider,
  heldSeller,
};
