import { signLink } from '../../../netlify/session/link.ts';
import { getProfile } from '../../../src/contract/account/profile.ts';
import { listContactMessages } from '../../../src/contract/admin/admin-desk.ts';
import { listReports } from '../../../src/contract/admin/report.ts';
import { countryNames } from '../../../src/contract/country.ts';
import { getInquiry } from '../../../src/contract/property/inquiry.ts';
import { listSavedSearches } from '../../../src/contract/property/saved-search.ts';
import { getQuestion, getQuestionByLink } from '../../../src/contract/services/question.ts';
import { listing } from '../access/listing-things.ts';
import { missing, nowhere } from '../access/stage.ts';
import { sessionOf } from '../appointments.ts';
import { aCustomer, anEmail, aProviderForm, withConfirmedEmail } from '../people.ts';
import { byAnswer, type Read, type Ready, read, readAs, type WrittenCall } from './call.ts';
import { newId, twofold } from './things.ts';

const signIn = { email: 'names the account', stay: 'how long the session lasts: tests/api/account/device.test.ts' };

/** The profile of whoever was registered by the call. */
const profileOfNew: Read = (sent) => readAs(() => (sent.answer['user'] as { id: string }).id, getProfile)(sent);

const role = {
  named: { type: 'package', birthDate: 'dateOfBirth' },
  values: { type: ['pro'], zip: ['10117'] },
  beside: { country: { zip: '1060', city: 'Wien' } },
  shownAs: { type: () => 'gold', country: (said: string) => countryNames[said as keyof typeof countryNames] },
};

const registration: WrittenCall = {
  ...role,
  values: { ...role.values, email: [async () => anEmail('other')] },
  reads: [profileOfNew],
};

/** The asker reads it by the link of the mail. */
const byLink: Read = async (sent) => {
  const { secret, clock } = sent.stage.world.adapters;
  const token = await signLink(secret, 'question', String(sent.answer['id']), clock.now());
  return read(getQuestionByLink, () => ({ params: { token } }))(sent);
};

/** Nobody says who has reported; administrators read it. */
const reported: WrittenCall = {
  actor: 'customer',
  reads: [readAs('admin', listReports, () => ({ query: { limit: 60 } }))],
};

const merged = { unread: { merge: 'whether the list takes the place of the one before' } };

export const accountCalls: Record<string, WrittenCall> = {
  register: {
    reads: [profileOfNew],
    values: { email: [async () => anEmail('other')] },
    named: { userType: 'type' },
  },
  registerProvider: registration,
  takeRole: {
    ...role,
    make: async ({ world }) => (await withConfirmedEmail(world, await aCustomer(world))).user.id,
    asker: ({ world }, thing) => sessionOf(world, thing),
    ask: () => {
      const { email: _, password: __, confirmPassword: ___, ...form } = aProviderForm();
      return { body: form };
    },
    reads: [read(getProfile)],
  },
  login: { unread: signIn },
  loginProvider: { unread: signIn },
  forgotPassword: { unread: { email: 'names the account; the mail goes there' } },
  mailGuestVisits: { unread: { email: 'names whose visits; the mail goes there' } },
  requestGuestCode: {
    unread: {
      email: 'the code goes there',
      phone: 'the code goes there',
      provider: 'whose share of texts it counts for',
    },
  },
  confirmGuestCode: { unread: { email: 'names which code', phone: 'names which code' } },
  sendPhoneCode: { values: { phone_number: ['+49 1512 3456780'] }, reads: [async ({ answer }) => answer] },
  verifyPhone: { unread: { phone_number: 'names which code: tests/api/account/phone.test.ts' } },
  addPasskey: {
    unread: { label: 'needs an authenticator: tests/api/account/account-factor.test.ts', ...answerOf('answer') },
  },
  takeStepByPasskey: { unread: answerOf('answer') },
  agree: {
    values: { version: [] },
    unread: {
      version: 'that which is valid: any other is a conflict',
      document: 'both are agreed to by who registers: tests/api/account/agreement.test.ts',
    },
  },
  deleteAccount: { unread: { confirm: 'a consent' } },
  changeEmail: { reads: [read(getProfile)], values: { email: [async () => anEmail('other')] } },
  updateProfile: {
    make: twofold,
    asker: ({ world }, thing) => sessionOf(world, thing.split(' ')[0] ?? nowhere),
    ask: () => ({ body: {} }),
    values: {
      zip: ['10117'],
      country: ['Österreich'],
      'notificationPreferences.quietFrom': [19, 20],
      'notificationPreferences.quietUntil': [9, 10],
    },
    beside: { country: { zip: '1060', city: 'Wien' } },
    unread: { profileImage: 'shown by its address: tests/api/account/profile.test.ts' },
  },
  prepareImage: imagePlace({ purpose: 'decides where the file goes: tests/api/account/image.test.ts' }),
  prepareAppointmentImage: imagePlace(),
  prepareVisitImage: imagePlace(),
  prepareReviewImage: imagePlace(),
  prepareReviewImageByLink: imagePlace(),
  sendContactMessage: { reads: [readAs('admin', listContactMessages)], values: { id: [newId] } },
  sendReport: {
    ...reported,
    make: listing.anothers,
    values: { reason: ['fraud'], kind: [], id: [] },
    unread: {
      kind: 'names with the id what is reported: tests/api/admin/report.test.ts',
      id: 'names what is reported: tests/api/admin/report.test.ts',
    },
  },
  reportListing: { ...reported, make: listing.anothers },
  reportReview: reported,
  startPush: {
    unread: {
      endpoint: 'a browser’s own address, shown to nobody: tests/api/messaging/notification-push.test.ts',
      publicKey: 'a secret',
      auth: 'a secret',
    },
  },
  endPush: { unread: { endpoint: 'names the browser that ends' } },
  readNotifications: { unread: { ids: 'names what was read: isRead in tests/api/messaging/notification.test.ts' } },
  sendInquiry: {
    make: listing.anothers,
    reads: [readAs(({ stage }) => stage.otherSeller.user.id, getInquiry, byAnswer)],
    values: { id: [newId] },
    named: { message: 'text' },
  },
  replyToInquiry: sentOnce('message'),
  continueOwnInquiry: sentOnce('message'),
  continueThread: sentOnce('message'),
  askProvider: {
    reads: [readAs('provider', getQuestion, byAnswer), byLink],
    values: { id: [newId] },
  },
  writeQuestion: sentOnce('text'),
  writeQuestionByLink: sentOnce('text'),
  messageAppointment: sentOnce('text'),
  messageVisit: sentOnce('text'),
  saveSearch: {
    actor: 'customer',
    make: missing,
    ask: () => ({ body: { name: 'Makati', frequency: 'daily', filters: {} } }),
    reads: [read(listSavedSearches)],
    values: searchValues(),
    unread: { email: 'of a guest: the mail goes there, tests/api/property/saved-search.test.ts' },
  },
  changeSavedSearch: { values: searchValues() },
  putFavorites: {
    values: { ids: [async (ready: Ready) => [await listing.anothers(ready.stage, ready.actor)]] },
    ...merged,
  },
  putFavoriteProviders: {
    values: { ids: [async (ready: Ready) => [(await twofold(ready.stage, ready.actor)).split(' ')[0]]] },
    ...merged,
  },
};

/** Under its own id the same message sent again is one. */
function sentOnce(field: string): WrittenCall {
  return {
    values: { id: [newId] },
    named: { [field]: 'text' },
    unread: {
      id: 'the same text sent again under it is one: tests/api/messaging/message-once.test.ts',
      images: 'are uploaded before: tests/api/messaging/message-inbox.test.ts',
    },
  };
}

function searchValues() {
  return {
    'filters.area': [[{ type: 'circle', center: { lat: 14.55, lng: 121.02 }, radius: 900 }]],
    'filters.bbox': ['121,14.5,121.1,14.6'],
  };
}

function imagePlace(further: Record<string, string> = {}): WrittenCall {
  return {
    unread: {
      contentType: 'what the signed place takes: tests/api/account/image.test.ts',
      size: 'what the signed place takes: tests/api/account/image.test.ts',
      ...further,
    },
  };
}

/** What an authenticator has signed. */
function answerOf(field: string): Record<string, string> {
  const names = ['id', 'rawId', 'type'].map((name) => `${field}.${name}`);
  const inner = ['clientDataJSON', 'attestationObject', 'transports', 'authenticatorData', 'signature', 'userHandle'];
  return Object.fromEntries(
    [...names, ...inner.map((name) => `${field}.response.${name}`)].map((name) => [name, 'signed by an authenticator']),
  );
}
