import * as account from '../../../src/contract/account/account.ts';
import { agree, listAgreements } from '../../../src/contract/account/agreement.ts';
import { versions } from '../../../src/contract/account/agreement-versions.ts';
import { endDevice, listDevices } from '../../../src/contract/account/device.ts';
import { prepareImage } from '../../../src/contract/account/image.ts';
import { sendPhoneCode, verifyPhone } from '../../../src/contract/account/phone.ts';
import {
  changeEmail,
  changePassword,
  getProfile,
  undoEmailChange,
  updateProfile,
} from '../../../src/contract/account/profile.ts';
import { deleteAccount, exportAccount, previewDeletion } from '../../../src/contract/admin/own-data.ts';
import { changePackage, getCounted, getPackages, previewPackage } from '../../../src/contract/billing/billing.ts';
import {
  getCalendarFeed,
  listNotifications,
  readNotifications,
  renewCalendarFeed,
} from '../../../src/contract/messaging/notification.ts';
import { endPush, getPush, startPush } from '../../../src/contract/messaging/notification-push.ts';
import { sendContactMessage } from '../../../src/contract/site/contact.ts';
import { aCustomerForm, aProviderForm, goodPassword } from '../people.ts';
import { accountLink, address, device, notified, picture } from './account-things.ts';
import {
  all,
  byToken,
  heldLink,
  listers,
  message,
  namesNothing,
  naming,
  oneself,
  type Row,
  row,
  signedIn,
} from './rows.ts';
import { type ActorName, missing, personOf, type Stage } from './stage.ts';

const aBrowser = { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc' };

/** The right password for one's own address; it is not another's, though two may have chosen the same words. */
const passwordFor = (thing: string, stage: Stage, actor: ActorName) => ({
  body: { email: thing, password: thing === personOf(stage, actor).user.email ? goodPassword : 'Nicht das Passwort 9' },
});

const registered: Row['cases'] = {
  own: { make: address.own, answers: all('409 email_taken and wrote outgoing_mail') },
  // The owner is told by the first of them, and not again within the day.
  anothers: {
    make: address.anothers,
    answers: { ...all('409 email_taken'), nobody: '409 email_taken and wrote outgoing_mail' },
  },
  missing: { make: address.missing, answers: all('201') },
};

export const accountRows: Record<string, Row> = {
  // account
  register: row(account.register, { ask: (email) => ({ body: aCustomerForm({ email }) }) }, registered),
  registerProvider: row(account.registerProvider, { ask: (email) => ({ body: aProviderForm({ email }) }) }, registered),
  // What each has already, or may not have. Becoming one is in tests/api/account/account-role.test.ts: it changes the people.
  takeRole: row(
    account.takeRole,
    {
      ask: (_nothing, _stage, actor) => {
        const { email: _, password: __, confirmPassword: ___, ...form } = aProviderForm();
        return {
          body: {
            ...form,
            type: actor === 'seller' ? 'basic' : 'free',
            zip: ['customer', 'reception', 'team'].includes(actor) ? '1' : '10115',
          },
        };
      },
    },
    naming(oneself, {
      nobody: '401 unauthenticated',
      customer: '400 invalid',
      provider: '409 role_taken',
      seller: '409 role_taken',
      admin: '403 forbidden',
      reception: '400 invalid',
      team: '400 invalid',
    }),
  ),
  login: row(
    account.login,
    { ask: passwordFor },
    {
      // The administrator's second factor follows: what is written is that step.
      own: { make: address.own, answers: { ...all('200'), admin: '403 second_step and wrote sign_in_step' } },
      anothers: { make: address.anothers, answers: all('401 invalid_credentials') },
      missing: { make: address.missing, answers: all('401 invalid_credentials') },
    },
  ),
  loginProvider: row(
    account.loginProvider,
    { ask: passwordFor },
    {
      // For whoever offers something: a customer, as whom nobody asks too, is led to the other door, and an administrator to none.
      own: {
        make: address.own,
        answers: { ...all('403 no_provider'), provider: '200', seller: '200', admin: '401 invalid_credentials' },
      },
      anothers: { make: address.anothers, answers: all('401 invalid_credentials') },
      missing: { make: address.missing, answers: all('401 invalid_credentials') },
    },
  ),
  logout: row(account.logout, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  me: row(account.me, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  verifyEmail: row(
    account.verifyEmail,
    { ask: byToken },
    heldLink(accountLink('verify_email').own, accountLink('verify_email').anothers, missing, '400 verification_failed'),
  ),
  resendVerification: row(account.resendVerification, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  passwordStrength: row(
    account.passwordStrength,
    { ask: () => ({ body: { password: goodPassword } }) },
    naming(namesNothing, all('200')),
  ),
  forgotPassword: row(
    account.forgotPassword,
    { ask: (email) => ({ body: { email } }) },
    // Nobody learns whether an address has an account.
    {
      own: { make: address.own, answers: all('200') },
      anothers: { make: address.anothers, answers: all('200') },
      missing: { make: address.missing, answers: all('200') },
    },
  ),
  resetPassword: row(
    account.resetPassword,
    { ask: (token) => ({ body: { token, password: goodPassword } }) },
    heldLink(accountLink('reset_password').own, accountLink('reset_password').anothers, missing, '400 link_invalid'),
  ),
  sendContactMessage: row(
    sendContactMessage,
    { ask: () => ({ body: { name: 'Ana', email: 'ana@example.org', subject: 'Help', message } }) },
    naming(namesNothing, all('201')),
  ),
  getProfile: row(getProfile, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  changeEmail: row(
    changeEmail,
    { ask: (email) => ({ body: { email, currentPassword: goodPassword } }) },
    // Nobody learns whether another's address has an account.
    {
      own: { make: address.own, answers: signedIn('400 invalid') },
      anothers: { make: address.anothers, answers: signedIn('200') },
      missing: { make: address.missing, answers: signedIn('200') },
    },
  ),
  changePassword: row(
    changePassword,
    { ask: (currentPassword) => ({ body: { currentPassword, password: 'Noch ein gutes Passwort 2' } }) },
    {
      ...naming(oneself, signedIn('200'), async () => goodPassword),
      wrongPassword: { make: missing, answers: signedIn('400 invalid') },
    },
  ),
  listAgreements: row(listAgreements, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  agree: row(
    agree,
    { ask: () => ({ body: { document: 'processing' as const, version: versions.processing[0].from } }) },
    naming(oneself, { ...signedIn('403 forbidden'), provider: '200' }),
  ),
  listDevices: row(listDevices, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  endDevice: row(
    endDevice,
    { ask: (id) => ({ params: { id } }) },
    {
      own: { make: device.own, answers: signedIn('200') },
      anothers: { make: device.anothers, answers: signedIn('404 not_found') },
      missing: { make: missing, answers: signedIn('404 not_found') },
    },
  ),
  previewDeletion: row(previewDeletion, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  exportAccount: row(exportAccount, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  deleteAccount: row(
    deleteAccount,
    { ask: () => ({ body: { confirm: 'DELETE', password: 'Nicht das Passwort 9' } }) },
    naming(
      'always the account of the session, whose end tests/api/admin/own-data.test.ts sees',
      signedIn('400 invalid'),
    ),
  ),
  sendPhoneCode: row(
    sendPhoneCode,
    { ask: () => ({ body: { phone_number: '+4915123456789' } }) },
    // A number is nobody's until its code was typed in.
    naming(oneself, signedIn('200')),
  ),
  verifyPhone: row(
    verifyPhone,
    { ask: () => ({ body: { code: '000000' } }) },
    naming(
      'a code that somebody knows is tried in tests/api/account/phone.test.ts',
      signedIn('400 phone_verification_failed'),
    ),
  ),
  undoEmailChange: row(
    undoEmailChange,
    { ask: (token) => ({ body: { token } }) },
    heldLink(accountLink('undo_email').own, accountLink('undo_email').anothers, missing, '400 link_invalid'),
  ),
  updateProfile: row(
    updateProfile,
    { ask: (profileImage) => ({ body: { profileImage: profileImage } }) },
    // The profile is one's own; the picture that it names may be another's.
    {
      own: { make: picture.own, answers: signedIn('200') },
      anothers: { make: picture.anothers, answers: signedIn('400 invalid') },
      missing: { make: missing, answers: signedIn('400 invalid') },
    },
  ),
  getPackages: row(getPackages, { ask: () => ({}) }, naming(oneself, listers('200'))),
  getCounted: row(getCounted, { ask: () => ({}) }, naming(oneself, listers('200'))),
  previewPackage: row(
    previewPackage,
    { ask: (plan) => ({ query: { package: plan as never } }) },
    naming(oneself, listers('200'), async (_stage, actor) => (actor === 'provider' ? 'platin' : 'developer')),
  ),
  changePackage: row(
    changePackage,
    { ask: (plan) => ({ body: { package: plan as never } }) },
    {
      ...naming(oneself, listers('200'), async (_stage, actor) => (actor === 'provider' ? 'platin' : 'developer')),
      // Who offers services may list properties, too; a seller becomes a provider by the form of the registration.
      otherStrand: {
        make: async (_stage, actor) => (actor === 'provider' ? 'developer' : 'platin'),
        answers: { ...listers('400 invalid'), provider: '200' },
      },
    },
  ),
  // the bell
  listNotifications: row(
    listNotifications,
    {
      ask: () => ({}),
      isShown: ({ items }: { items: { id: string }[] }, thing) => items.some(({ id }) => id === thing),
    },
    {
      own: { make: notified.own, answers: signedIn('200 shown') },
      anothers: { make: notified.anothers, answers: signedIn('200 hidden') },
      missing: namesNothing,
    },
  ),
  readNotifications: row(
    readNotifications,
    {
      ask: (id) => ({ body: { ids: [id] } }),
      // The only one that is unread is the caller's own, and is read now.
      isShown: ({ unread }: { unread: number }) => unread === 0,
    },
    {
      own: { make: notified.own, answers: signedIn('200 shown') },
      anothers: { make: notified.both, answers: signedIn('200 hidden') },
      missing: { make: missing, answers: signedIn('200 shown') },
    },
  ),
  getCalendarFeed: row(getCalendarFeed, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  renewCalendarFeed: row(renewCalendarFeed, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
  getPush: row(getPush, { ask: () => ({}) }, naming('the key of the site, the same for everybody', signedIn('200'))),
  startPush: row(
    startPush,
    { ask: () => ({ body: { ...aBrowser, publicKey: 'x'.repeat(87), auth: 'x'.repeat(22) } }) },
    naming('without a key of the site there is nothing to start', signedIn('404 not_found')),
  ),
  endPush: row(
    endPush,
    { ask: () => ({ body: aBrowser }) },
    naming('another’s browser stays as it is, and nobody is told of it: notification-push.test.ts', signedIn('200')),
  ),
  // pictures
  prepareImage: row(
    prepareImage,
    { ask: () => ({ body: { purpose: 'property' as const, contentType: 'image/png' as const, size: 1000 } }) },
    naming('makes a new one', signedIn('201')),
  ),
};
