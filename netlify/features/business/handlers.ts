import {
  getBank,
  getBusiness,
  getReadiness,
  getStatistics,
  getTax,
  getTaxNumber,
  putBank,
  putBusiness,
  putTax,
  putTaxNumber,
} from '../../../src/contract/business.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleGetBusiness = answer(getBusiness, actions.getBusiness);

export const handlePutBusiness = answer(putBusiness, actions.putBusiness);

export const handleGetBank = answer(getBank, actions.getBank);

export const handlePutBank = answer(putBank, actions.putBank);

export const handleGetTax = answer(getTax, actions.getTax);

export const handlePutTax = answer(putTax, actions.putTax);

export const handleGetTaxNumber = answer(getTaxNumber, actions.getTaxNumber);

export const handlePutTaxNumber = answer(putTaxNumber, actions.putTaxNumber);

export const handleGetReadiness = answer(getReadiness, actions.getReadiness);

export const handleGetStatistics = answer(getStatistics, actions.getStatistics);

/** Run by the schedule every night. */
export const handleFormerKeys = actions.resealDetails;
