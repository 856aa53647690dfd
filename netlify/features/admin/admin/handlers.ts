import * as contract from '../../../../src/contract/admin/admin.ts';
import * as ofAccounts from '../../../../src/contract/admin/admin-account.ts';
import * as booksContract from '../../../../src/contract/admin/admin-books.ts';
import * as collectionContract from '../../../../src/contract/admin/admin-collection.ts';
import * as ofDesk from '../../../../src/contract/admin/admin-desk.ts';
import * as filingContract from '../../../../src/contract/admin/admin-filing.ts';
import * as invoiceContract from '../../../../src/contract/admin/admin-invoice.ts';
import * as limitContract from '../../../../src/contract/admin/admin-limit.ts';
import * as paymentContract from '../../../../src/contract/admin/admin-payment.ts';
import * as ofPictures from '../../../../src/contract/admin/admin-pictures.ts';
import * as rateContract from '../../../../src/contract/admin/admin-rate.ts';
import * as vatContract from '../../../../src/contract/admin/admin-vat.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { answer, fileAnswer } from '../../../http/answer.ts';
import * as billing from '../../billing/index.ts';
import * as accounts from './account-actions.ts';
import * as actions from './actions.ts';
import * as books from './books-actions.ts';
import * as desk from './desk-actions.ts';
import * as invoices from './invoice-actions.ts';
import * as objections from './objection-actions.ts';
import * as payments from './payment-actions.ts';
import * as pictures from './picture-actions.ts';
import * as rates from './rate-actions.ts';
import * as vat from './vat-actions.ts';

export const listIdentityChecks = answer(contract.listIdentityChecks, actions.listIdentityChecks);

export const decideIdentity = answer(contract.decideIdentity, actions.decideIdentity);

export const listProofChecks = answer(contract.listProofChecks, actions.listProofChecks);

export const decideProof = answer(contract.decideProof, actions.decideProof);

export const listReviewChecks = answer(contract.listReviewChecks, actions.listReviewChecks);

export const decideReview = answer(contract.decideReview, actions.decideReview);

export const listAccounts = answer(ofAccounts.listAccounts, accounts.listAccounts);

export const getAccount = answer(ofAccounts.getAccount, accounts.getAccount);

export const suspendAccount = answer(ofAccounts.suspendAccount, accounts.suspendAccount);

export const liftSuspension = answer(ofAccounts.liftSuspension, accounts.liftSuspension);

export const endAccount = answer(ofAccounts.endAccount, accounts.endAccount);

export const keepAccount = answer(ofAccounts.keepAccount, accounts.keepAccount);

export const listContactMessages = answer(ofDesk.listContactMessages, desk.listContactMessages);

export const answerContactMessage = answer(ofDesk.answerContactMessage, desk.answerContactMessage);

export const listFailedMails = answer(ofDesk.listFailedMails, desk.listFailedMails);

export const sendMailAgain = answer(ofDesk.sendMailAgain, desk.sendMailAgain);

export const listJobs = answer(ofDesk.listJobs, desk.listJobs);

export const listLog = answer(ofDesk.listLog, desk.listLog);

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

export const enterPayment = answer(paymentContract.enterPayment, payments.enterPayment);

export const listVatIds = answer(vatContract.listVatIds, vat.listVatIds);

export const listBusinessLimits = answer(limitContract.listBusinessLimits, billing.listBusinessLimits);

export const addBusinessLimit = answer(limitContract.addBusinessLimit, billing.addBusinessLimit);

export const listFrancRates = answer(rateContract.listFrancRates, rates.listFrancRates);

export const putFrancRate = answer(rateContract.putFrancRate, rates.putFrancRate);

export const listCollections = answer(collectionContract.listCollections, billing.listCollections);

export const makeCollection = answer(collectionContract.makeCollection, billing.makeCollection);

export const getCollectionFile = answer(collectionContract.getCollectionFile, billing.getCollectionFile);

export const refuseCollection = answer(collectionContract.refuseCollection, billing.refuseCollection);

export const listTaxFilings = answer(filingContract.listTaxFilings, billing.listTaxFilings);

export const makeTaxFilings = answer(filingContract.makeTaxFilings, billing.makeTaxFilings);

export const getTaxFilingFile = answer(filingContract.getTaxFilingFile, billing.getTaxFilingFile);

export const markTaxFilingSent = answer(filingContract.markTaxFilingSent, billing.markTaxFilingSent);
export const getBooks = answer(booksContract.getBooks, books.getBooks);

export const closeBooks = answer(booksContract.closeBooks, books.closeBooks);

export const openBooks = answer(booksContract.openBooks, books.openBooks);

type BooksFile = (world: Adapters, params: Record<string, string>) => Promise<string | Uint8Array | undefined>;

const booksFile = (kind: keyof typeof booksContract.booksFilePaths, type: string, name: string, read: BooksFile) =>
  fileAnswer({
    path: `${apiBase}${booksContract.booksFilePaths[kind]}`,
    type,
    name,
    handle: async (world, { params, actor }) =>
      actor?.type === 'admin' && !actor.isSupport && actor.isSecured ? read(world, params) : undefined,
  });

const csv = 'text/csv; charset=utf-8';
export const booksJournal = booksFile('journal', csv, 'journal.csv', (world, { month = '' }) =>
  books.booksJournal(world, month),
);
export const booksOpenItems = booksFile('open', csv, 'open-items.csv', (world, { month = '' }) =>
  books.booksOpenItems(world, month),
);
export const booksDocuments = booksFile(
  'documents',
  'application/zip',
  'documents.zip',
  (world, { month = '', part = '' }) => books.booksDocuments(world, month, part),
);
