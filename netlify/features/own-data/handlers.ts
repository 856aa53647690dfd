import { deleteAccount, exportAccount, previewDeletion } from '../../../src/contract/own-data.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handlePreviewDeletion = answer(previewDeletion, actions.previewDeletion);

export const handleDeleteAccount = answer(deleteAccount, actions.deleteAccount);

export const handleExportAccount = answer(exportAccount, actions.exportAccount);
