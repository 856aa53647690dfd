import { register, registerProvider, type SignedIn, type User } from '../../src/contract/account/account.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import type { Answered, World } from './world.ts';

/** Somebody signed in. */
export interface Person {
  token: string;
  user: User;
  password: string;
}

type CustomerForm = AskOf<typeof register>['body'];
type ProviderForm = AskOf<typeof registerProvider>['body'];

export const goodPassword = 'Ein gutes Passwort 1';

let made = 0;
/** An address that no other person of this test file has. */
export const anEmail = (name = 'person'): string => `${name}.${(made += 1)}@example.org`;

let numbered = 0;
/** A number in the Philippines that no other person of this test file has: who shares one is held. */
const aNumber = (): string => `+63 917 ${String(1_000_000 + (numbered += 1)).replace(/(...)(....)/, '$1 $2')}`;

export const aCustomerForm = (overrides: Partial<CustomerForm> = {}): CustomerForm => ({
  email: anEmail('customer'),
  password: goodPassword,
  name: 'Jürgen Groß',
  ...overrides,
});

/** The form of /provider/register; `type` decides the plan. A password given alone is confirmed too. */
export const aProviderForm = (overrides: Partial<ProviderForm> = {}): ProviderForm => ({
  type: 'free',
  firstName: 'Anna',
  lastName: 'Müller',
  email: anEmail('provider'),
  phone: '+49 (171) 392-0099',
  birthDate: '1985-02-28',
  password: goodPassword,
  confirmPassword: overrides.password ?? goodPassword,
  businessName: 'Salon Müller & Söhne',
  street: 'Hauptstraße',
  houseNumber: '12a',
  zip: '10115',
  city: 'Berlin',
  description: 'Haarschnitt, Farbe und Pflege.',
  ...overrides,
});

function signedIn(answered: Answered<SignedIn>, password: string): Person {
  if (answered.status !== 201)
    throw new Error(`registration answered ${answered.status}: ${JSON.stringify(answered.refusal)}`);
  return { token: answered.body.access_token, user: answered.body.user, password };
}

/** As accounts of the demo are: a paid plan has no end, so that any change of it counts at once. */
export async function withoutTrial<P extends Person>(world: World, person: P): Promise<P> {
  await world.database.query('update app.plan_trial set ends_at = null where account_id = $1', [person.user.id]);
  return person;
}

/** Registered through the door as a customer on the plan free. */
export async function aCustomer(world: World, overrides: Partial<CustomerForm> = {}): Promise<Person> {
  const body = aCustomerForm(overrides);
  return signedIn(await world.ask(register, { body }), body.password);
}

/** Registered through the door as a provider of services; `{ type: 'pro' }` is the plan gold. */
export async function aProvider(world: World, overrides: Partial<ProviderForm> = {}): Promise<Person> {
  const body = aProviderForm(overrides);
  return signedIn(await world.ask(registerProvider, { body }), body.password);
}

/** As if the link of the verification mail had been opened. */
export async function withConfirmedEmail(world: World, person: Person): Promise<Person> {
  await world.database.query('update app.account set email_verified_at = now() where id = $1', [person.user.id]);
  return { ...person, user: { ...person.user, email_verified: true } };
}

/** As if the details of the business had been given and a first card published: the provider is public. */
export async function withPublicCard({ database }: World, { user }: Person): Promise<void> {
  await database.query('update app.account set business_given_at = now() where id = $1', [user.id]);
  await database.query(
    `insert into app.service_card (provider_id, name, category, price_cents, duration_minutes, is_published)
     values ($1, 'Haarschnitt', 'friseur', 4500, 60, true)`,
    [user.id],
  );
}

/** As `anUnconfirmedSeller`, with a confirmed address: what they publish is public at once. */
export const aSeller = async (world: World, overrides: Partial<ProviderForm> = {}): Promise<Person> =>
  withConfirmedEmail(world, await anUnconfirmedSeller(world, overrides));

/** Registered through the door as a seller of properties; `{ type: 'basic' }` for less than the plan developer. */
export const anUnconfirmedSeller = (world: World, overrides: Partial<ProviderForm> = {}): Promise<Person> =>
  aProvider(world, {
    type: 'developer',
    firstName: 'Maria',
    lastName: 'Santos',
    email: anEmail('seller'),
    phone: aNumber(),
    businessName: 'Santos Realty',
    street: 'Ayala Avenue',
    houseNumber: '6750',
    zip: '1226',
    city: 'Makati',
    description: 'Condominiums and houses in Metro Manila.',
    ...overrides,
  });

/** Makes an administrator of somebody, with a second factor, whose sessions go on. */
export async function makeAdmin(world: World, { user }: Person): Promise<void> {
  await world.database.query(`update app.account set type = 'admin' where id = $1`, [user.id]);
  await world.database.query(
    `insert into app.second_factor
       (account_id, kind, label, credential_id, public_key, sign_count, added_at, confirmed_at)
     values ($1, 'passkey', 'Stick', gen_random_uuid()::text, '\\x00', 0, now(), now())`,
    [user.id],
  );
}

/** The row of an account goes, which no call does: what it has agreed to is never deleted. */
export const withoutAccount = ({ database }: World, { user }: Person): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.query('set local session_replication_role = replica');
    await transaction.query('delete from app.agreement where account_id = $1', [user.id]);
    await transaction.query('set local session_replication_role = origin');
    await transaction.query('delete from app.account where id = $1', [user.id]);
  });

/** An administrator, as `npm run admin` makes one, with a password. */
export async function anAdmin(world: World): Promise<Person> {
  const person = await withConfirmedEmail(world, await aCustomer(world, { email: anEmail('admin') }));
  await makeAdmin(world, person);
  return { ...person, user: { ...person.user, type: 'admin' } };
}
