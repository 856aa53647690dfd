import * as contract from '../../../../src/contract/account/device.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const listDevices = answer(contract.listDevices, actions.listDevices);

export const endDevice = answer(contract.endDevice, actions.endDevice);
