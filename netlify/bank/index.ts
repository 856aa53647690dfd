/** The door of the room: everything that others may import of it. README.md explains it. */
export { isQrIban, isSwissIban } from './account-number.ts';
export type { BankLine } from './bank-line.ts';
export {
  type Collection,
  type Creditor,
  directDebitFile,
  faultOfCollection,
  isCreditorId,
  mandateEnd,
} from './direct-debit.ts';
export { creditorReference, isQrReference, qrReference } from './reference.ts';
export { slipText } from './slip-text.ts';
export { type BankFile, readBankFile } from './statement.ts';
export { targetDayFrom } from './target-days.ts';
export { transferCode } from './transfer-code.ts';
