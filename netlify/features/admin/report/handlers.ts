import * as contract from '../../../../src/contract/admin/report.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, pageAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import * as complaints from './complaint-actions.ts';
import * as decisions from './decision-actions.ts';

export const sendReport = answer(contract.sendReport, actions.sendReport);

export const reportListing = answer(contract.reportListing, actions.reportListing);

export const reportReview = answer(contract.reportReview, actions.reportReview);

export const getReportFigures = answer(contract.getReportFigures, actions.getReportFigures);

export const listReports = answer(contract.listReports, decisions.listReports);

export const decideReport = answer(contract.decideReport, decisions.decideReport);

export const passOnDanger = answer(contract.passOnDanger, decisions.passOnDanger);

export const getStatement = answer(contract.getStatement, complaints.getStatement);

export const complain = answer(contract.complain, complaints.complain);

export const listStatements = answer(contract.listStatements, complaints.listStatements);

export const decisionPage = pageAnswer(routes.decision, getStatement);
