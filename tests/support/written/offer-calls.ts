import { getPackages } from '../../../src/contract/billing/billing.ts';
import { getOwnProperty } from '../../../src/contract/property/listing.ts';
import { getAvailability } from '../../../src/contract/services/availability.ts';
import { listServiceCards } from '../../../src/contract/services/service-card.ts';
import { document } from '../access/account-things.ts';
import { serviceCard, staffMember } from '../access/business-things.ts';
import { listing } from '../access/listing-things.ts';
import { byAnswer, read, type WrittenCall } from './call.ts';
import { anotherCard, anotherMember, aPicture, described, newId, onPlan } from './things.ts';

const property: WrittenCall = {
  actor: 'seller',
  reads: [read(getOwnProperty, byAnswer)],
  values: {
    images: [described('property')],
    id: [newId],
    status: ['published'],
    brokerLicence: ['PRC 123'],
    sellLicence: ['LTS 45'],
    bedrooms: [3],
  },
  unread: { oldPrice: 'what stood in public before, whatever the form says: docs/product/property.md' },
};

const travelZones = [{ upTo: 10, fee: 5 }];

const card: WrittenCall = {
  reads: [read(listServiceCards)],
  values: {
    images: [described('service')],
    id: [newId],
    isPublished: [true],
    travelZones: [[{ upTo: 12, fee: 7.5 }]],
    'travelZones.fee': [7.5],
    'travelZones.upTo': [12],
    parts: [[{ work: 20, wait: 15 }, { work: 25 }]],
    duration: [35],
    variants: [[{ id: 'short', name: 'kurz', price: 21, duration: 30, parts: [{ work: 30, wait: 0 }] }]],
    questions: [[{ id: 'q1', kind: 'choice', text: 'Länge?', choices: ['kurz', 'lang'], isRequired: true }]],
    extras: [[{ id: 'wash', name: 'Waschen', price: 6.5, duration: 10 }]],
  },
  beside: {
    isAtShop: { isMobile: true, travelZones },
    isMobile: { travelZones },
    travelZones: { isMobile: true },
    parts: { duration: 60 },
    variants: { extras: [] },
  },
};

const week = { weekday: 2, opensMinute: 500, closesMinute: 700 };

const staff: WrittenCall = {
  values: {
    id: [newId],
    imageId: [aPicture('profile')],
    cards: [async (ready) => [await anotherCard(ready)]],
    hours: [[week]],
  },
  named: { imageId: 'id' },
};

const photographed = {
  images: 'photographs: administrators see them by links, tests/api/account/verification.test.ts',
};

export const offerCalls: Record<string, WrittenCall> = {
  createProperty: { ...property, make: newId },
  updateProperty: { ...property, make: listing.ownDraft, unread: { ...property.unread, id: 'names the listing' } },
  deleteProperty: { unread: { id: 'names the listing' } },
  createServiceCard: {
    ...card,
    make: onPlan('platin', newId),
    forms: [{}, { isMobile: true, travelZones }, { category: 'maler' }],
  },
  updateServiceCard: {
    ...card,
    make: onPlan('platin', serviceCard.own),
    forms: [{}, { isMobile: true, travelZones }],
    unread: { category: 'cannot be changed', isUrgent: 'of crafts only: createServiceCard' },
  },
  orderServiceCards: { unread: { ids: 'the order of the list: tests/api/services/service-card.test.ts' } },
  createStaff: { ...staff, make: onPlan('platin', newId) },
  updateStaff: { ...staff, make: onPlan('platin', staffMember.own) },
  inviteMember: { unread: { staffId: 'told with its name: tests/api/services/staff-member.test.ts' } },
  changeMember: {
    unread: {
      role: 'needs a week as well: tests/api/services/staff-member.test.ts',
      staffId: 'told with its name: tests/api/services/staff-member.test.ts',
    },
  },
  putWebsite: { values: { framedBy: [['https://anders.example']] } },
  putDeposits: { values: { link: ['https://pay.example/anders'] } },
  putAvailability: {
    forms: [
      {
        weeklyHours: [week],
        specialHours: [{ day: '2027-03-09', opensMinute: 500, closesMinute: 700 }],
        timeOff: [{ firstDay: '2027-04-09', lastDay: '2027-04-10' }],
        holidayRegion: 'DE-BE',
      },
    ],
    values: {
      'weeklyHours.closesMinute': [720],
      'specialHours.closesMinute': [720],
      'specialHours.day': ['2027-03-10'],
      'timeOff.firstDay': ['2027-04-08'],
      'timeOff.lastDay': ['2027-04-12'],
      workedHolidays: [['2026-12-25']],
    },
  },
  addBlock: {
    reads: [read(getAvailability)],
    values: {
      start: ['2030-01-07T09:30:00Z'],
      end: ['2030-01-07T10:30:00Z'],
      staffId: [({ stage }) => anotherMember(stage, stage.people.provider.user.id)],
    },
  },
  submitIdentity: { unread: photographed },
  submitSellerIdentity: { unread: photographed },
  submitQualification: { unread: photographed },
  submitLicence: {
    make: document.own,
    forms: [
      {},
      { role: 'broker', validUntil: '2031-01-01' },
      { role: 'salesperson', validUntil: '2031-01-01', brokerName: 'Ana', brokerNumber: 'PRC 7' },
    ],
    named: { brokerName: 'name', brokerNumber: 'number' },
    values: { number: ['PRC 12'], brokerNumber: ['PRC 8'], role: [] },
    unread: { ...photographed, role: 'one form of the body each, which shows its own fields' },
  },
  changePackage: {
    reads: [read(getPackages)],
    unread: Object.fromEntries(
      ['cards', 'staff', 'listings'].map((kind) => [
        `keep.${kind}`,
        'what a smaller plan leaves public: tests/api/billing/billing-order.test.ts',
      ]),
    ),
  },
};
