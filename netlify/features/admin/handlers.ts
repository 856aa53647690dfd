import * as contract from '../../../src/contract/admin.ts';
import * as invoiceContract from '../../../src/contract/admin-invoice.ts';
import * as paymentContract from '../../../src/contract/admin-payment.ts';
import * as ofPictures from '../../../src/contract/admin-pictures.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';
import * as invoices from './invoice-actions.ts';
import * as objections from './objection-actions.ts';
import * as payments from './payment-actions.ts';
import * as pictures from './picture-actions.ts';

export const listIdentityChecks = answer(contract.listIdentityChecks, actions.listIdentityChecks);

export const decideIdentity = answer(contract.decideIdentity, actions.decideIdentity);

export const listProofChecks = answer(contract.listProofChecks, actions.listProofChecks);

export const decideProof = answer(contract.decideProof, actions.decideProof);

export const listContactMessages = answer(contract.listContactMessages, actions.listContactMessages);

export const listReviewChecks = answer(contract.listReviewChecks, actions.listReviewChecks);

export const decideReview = answer(contract.decideReview, actions.decideReview);

export const listAccounts = answer(contract.listAccounts, actions.listAccounts);

export const suspendAccount = answer(contract.suspendAccount, actions.suspendAccount);

export const liftSuspension = answer(contract.liftSuspension, actions.liftSuspension);

export const listPictureChecks = answer(ofPictures.listPictureChecks, pictures.listPictureChecks);

export const decidePictures = answer(ofPictures.decidePictures, pictures.decidePictures);

export const listObjections = answer(contract.listObjections, objections.listObjections);

export const decideObjection = answer(contract.decideObjection, objections.decideObjection);

export const listAllInvoices = answer(invoiceContract.listAllInvoices, invoices.listAllInvoices);

export const correctInvoice = answer(invoiceContract.correctInvoice, invoices.correctInvoice);

export const readBankFile = answer(paymentContract.readBankFile, payments.readBankFile);

export const listBankFiles = answer(paymentContract.listBankFiles, payments.listBankFiles);

export const listOpenBankLines = answer(paymentContract.listOpenBankLines, payments.listOpenBankLines);

export const matchBankLine = answer(paymentContract.matchBankLine, payments.matchBankLine);

export const setBankLineAside = answer(paymentContract.setBankLineAside, payments.setBankLineAside);

export const payBackInvoice = answer(paymentContract.payBackInvoice, payments.payBackInvoice);
