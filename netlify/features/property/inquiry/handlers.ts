import * as contract from '../../../../src/contract/property/inquiry.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, pageAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const sendInquiry = answer(contract.sendInquiry, actions.sendInquiry);

export const listInquiries = answer(contract.listInquiries, actions.listInquiries);

export const getInquiry = answer(contract.getInquiry, actions.getInquiry);

export const readInquiry = answer(contract.readInquiry, actions.readInquiry);

export const replyToInquiry = answer(contract.replyToInquiry, actions.replyToInquiry);

export const openThread = answer(contract.openThread, actions.openThread);

export const startThreadMails = answer(contract.startThreadMails, actions.startThreadMails);

export const listOwnInquiries = answer(contract.listOwnInquiries, actions.listOwnInquiries);

export const getOwnInquiry = answer(contract.getOwnInquiry, actions.getOwnInquiry);

export const continueOwnInquiry = answer(contract.continueOwnInquiry, actions.continueOwnInquiry);

export const continueThread = answer(contract.continueThread, actions.continueThread);

export const threadPage = pageAnswer(routes.inquiryThread, openThread);
