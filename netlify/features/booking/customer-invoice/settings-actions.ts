import type * as contract from '../../../../src/contract/booking/customer-invoice-settings.ts';
import type { CustomerInvoiceSettings } from '../../../../src/contract/booking/customer-invoice-settings.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { isOfficeNumber, officeNumberWords } from '../../../../src/contract/tax-number.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { imageShown } from '../../../ground/pictures.ts';
import { timeZones } from '../../../ground/time-zones.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { forPaper } from '../../../images/paper.ts';
import type { Mark } from '../../../invoice/index.ts';
import { requireKept, soundImages } from '../../account/index.ts';
import { detailOf, keepDetail, statesOfficeNumber } from '../../services/index.ts';
import { numberIn, ratesOf, seriesOf } from './draft-rules.ts';
import { issuerOf } from './issuer-actions.ts';
import * as settingsSql from './settings-sql.ts';
import { settingsOf } from './sql.ts';

async function shown(
  world: Adapters,
  database: Database,
  owner: AccountId,
  refuse: Refuse<'no_provider'>,
): Promise<CustomerInvoiceSettings> {
  const issuer = await issuerOf(world, database, owner, refuse);
  const settings = await settingsOf(database, owner);
  const { logo, portrait, own } = await settingsSql.picturesOf(database, owner);
  const today = dayAt(world.clock.now().getTime(), timeZones[issuer.country]);
  const series = seriesOf(settings.prefix, today);
  const number = statesOfficeNumber(issuer) ? await detailOf(world, database, owner, 'invoice_tax_number') : undefined;
  const urlOf = (key: string): string => world.images.urlOf(key);
  return {
    ...settings,
    logo,
    country: issuer.country,
    rates: ratesOf(issuer, null),
    nextNumber: numberIn(series, (await settingsSql.lastNumber(database, owner, series)) + 1),
    portrait: imageShown(portrait, urlOf),
    own: imageShown(own, urlOf),
    needsTaxNumber: statesOfficeNumber(issuer),
    taxNumber: number?.taxNumber ?? null,
  };
}

export const getCustomerInvoiceSettings: Action<typeof contract.getCustomerInvoiceSettings> = ({
  world,
  actor,
  refuse,
}) => shown(world, world.database, actor.id, refuse);

export const putCustomerInvoiceSettings: Action<typeof contract.putCustomerInvoiceSettings> = async (call) => {
  const { world, actor, body, refuse } = call;
  const issuer = await issuerOf(world, world.database, actor.id, refuse);
  const { country } = issuer;
  const { rateHundredths, logo, logoImageId, taxNumber } = body;
  if (rateHundredths !== null && !ratesOf(issuer, null).includes(rateHundredths))
    refuse('invalid', { rateHundredths: 'notInList' });
  if (taxNumber !== '' && country !== 'ch' && !isOfficeNumber(country, taxNumber))
    refuse('invalid', { taxNumber: officeNumberWords[country] });
  if (logo === 'own' && logoImageId === null) refuse('invalid', { logoImageId: 'required' });
  const named = logoImageId === null ? [] : [{ id: logoImageId, alt: '' }];
  const images = await soundImages(world, actor.id, named, { purpose: 'profile', maximum: 1 }, refuse);
  const now = world.clock.now();
  return world.database.transaction(async (transaction) => {
    await requireKept(transaction, images, refuse);
    await settingsSql.keepSettings(transaction, actor.id, { ...body, logoImageId }, now);
    // A form that asks for no number says nothing about one.
    if (statesOfficeNumber(issuer) && taxNumber !== '')
      await keepDetail(world, transaction, actor.id, { kind: 'invoice_tax_number', detail: { taxNumber } });
    return shown(world, transaction, actor.id, refuse);
  });
};

/** What stands on top of a provider's documents now; the name where the picture is gone or cannot be read. */
export async function markOf(world: Adapters, owner: AccountId): Promise<Mark> {
  const { logo, portrait, own } = await settingsSql.picturesOf(world.database, owner);
  const picture = logo === 'portrait' ? portrait : logo === 'own' ? own : null;
  const bytes = picture === null ? undefined : await world.images.read(picture.key);
  const printed = bytes === undefined ? undefined : await forPaper(bytes);
  return printed === undefined ? undefined : { logo: { bytes: printed } };
}
