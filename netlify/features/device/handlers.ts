import { endDevice, listDevices } from '../../../src/contract/device.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListDevices = answer(listDevices, actions.listDevices);

export const handleEndDevice = answer(endDevice, actions.endDevice);
