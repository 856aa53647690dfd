import {
  addBlock,
  deleteBlock,
  getAvailability,
  previewAvailability,
  putAvailability,
} from '../../../src/contract/availability.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleGetAvailability = answer(getAvailability, actions.getAvailability);

export const handlePutAvailability = answer(putAvailability, actions.putAvailability);

export const handlePreviewAvailability = answer(previewAvailability, actions.previewAvailability);

export const handleAddBlock = answer(addBlock, actions.addBlock);

export const handleDeleteBlock = answer(deleteBlock, actions.deleteBlock);
