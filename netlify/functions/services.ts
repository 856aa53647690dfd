import * as availability from '../../src/contract/services/availability.ts';
import * as business from '../../src/contract/services/business.ts';
import * as deposit from '../../src/contract/services/business-deposit.ts';
import * as earning from '../../src/contract/services/business-earning.ts';
import * as website from '../../src/contract/services/business-website.ts';
import * as question from '../../src/contract/services/question.ts';
import * as serviceCard from '../../src/contract/services/service-card.ts';
import * as staff from '../../src/contract/services/staff.ts';
import * as staffMember from '../../src/contract/services/staff-member.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

/** The quarter without providers.ts. */
export default serveQuarter([
  answers(availability, () => import('../features/services/availability/actions.ts')),
  answers(business, () => import('../features/services/business/actions.ts')),
  answers(deposit, () => import('../features/services/business/deposit-actions.ts')),
  answers(earning, () => import('../features/services/business/earning-actions.ts')),
  answers(question, () => import('../features/services/question/actions.ts')),
  answers(serviceCard, () => import('../features/services/service-card/actions.ts')),
  answers(staff, () => import('../features/services/staff/actions.ts')),
  answers(staffMember, () => import('../features/services/staff/member-actions.ts')),
  answers(website, () => import('../features/services/business/website-actions.ts')),
]);
