import type * as contract from '../../../../src/contract/account/device.ts';
import type { Action } from '../../../http/answer.ts';
import * as sql from './sql.ts';

export const listDevices: Action<typeof contract.listDevices> = async ({ world, actor }) => {
  const devices = await sql.devicesOf(world.database, actor.id, world.clock.now());
  return { devices: devices.map((device) => ({ ...device, isThis: device.id === actor.deviceId })) };
};

export const endDevice: Action<typeof contract.endDevice> = async ({ world, actor, params, refuse }) => {
  if (!(await sql.deleteDevice(world.database, actor.id, params.id))) refuse('not_found');
  return {};
};
