export { default } from '../forward.ts';
