import {
  continueOwnInquiry,
  continueThread,
  getInquiry,
  getOwnInquiry,
  listInquiries,
  listOwnInquiries,
  openThread,
  readInquiry,
  replyToInquiry,
  sendInquiry,
  startThreadMails,
} from '../../../src/contract/inquiry.ts';
import { routes } from '../../../src/paths.ts';
import { answer, pageAnswer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleSendInquiry = answer(sendInquiry, actions.sendInquiry);

export const handleListInquiries = answer(listInquiries, actions.listInquiries);

export const handleGetInquiry = answer(getInquiry, actions.getInquiry);

export const handleReadInquiry = answer(readInquiry, actions.readInquiry);

export const handleReplyToInquiry = answer(replyToInquiry, actions.replyToInquiry);

export const handleOpenThread = answer(openThread, actions.openThread);

export const handleStartThreadMails = answer(startThreadMails, actions.startThreadMails);

export const handleListOwnInquiries = answer(listOwnInquiries, actions.listOwnInquiries);

export const handleGetOwnInquiry = answer(getOwnInquiry, actions.getOwnInquiry);

export const handleContinueOwnInquiry = answer(continueOwnInquiry, actions.continueOwnInquiry);

export const handleContinueThread = answer(continueThread, actions.continueThread);

export const handleThreadPage = pageAnswer(routes.inquiryThread, handleOpenThread);
