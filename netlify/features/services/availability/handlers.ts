import * as contract from '../../../../src/contract/services/availability.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const getAvailability = answer(contract.getAvailability, actions.getAvailability);

export const putAvailability = answer(contract.putAvailability, actions.putAvailability);

export const previewAvailability = answer(contract.previewAvailability, actions.previewAvailability);

export const addBlock = answer(contract.addBlock, actions.addBlock);

export const deleteBlock = answer(contract.deleteBlock, actions.deleteBlock);
