import * as contract from '../../../../src/contract/services/business.ts';
import * as earningContract from '../../../../src/contract/services/business-earning.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import * as earning from './earning-actions.ts';
import * as vat from './vat-actions.ts';

export const getBusiness = answer(contract.getBusiness, actions.getBusiness);

export const putBusiness = answer(contract.putBusiness, actions.putBusiness);

export const getBank = answer(contract.getBank, actions.getBank);

export const putBank = answer(contract.putBank, actions.putBank);

export const getTax = answer(contract.getTax, actions.getTax);

export const putTax = answer(contract.putTax, actions.putTax);

export const getTaxNumber = answer(contract.getTaxNumber, actions.getTaxNumber);

export const putTaxNumber = answer(contract.putTaxNumber, actions.putTaxNumber);

export const getReadiness = answer(contract.getReadiness, actions.getReadiness);

export const getStatistics = answer(contract.getStatistics, actions.getStatistics);

export const getEarnings = answer(earningContract.getEarnings, earning.getEarnings);

/** Run by the schedule every night. */
export const runFormerKeys = actions.resealDetails;

/** Run by the schedule. */
export const runVatChecks = vat.runVatChecks;
