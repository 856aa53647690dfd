import { changePackage } from '../../../src/contract/billing.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleChangePackage = answer(changePackage, actions.changePackage);
