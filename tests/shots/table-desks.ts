import { adminQueues } from '../../src/features/admin/admin/admin-queues.ts';
import { paths, routes } from '../../src/paths.ts';
import { filledQueue } from './made-desk.ts';
import type { Shot } from './shot.ts';
import { assignFirst, chooseCases, fails, openCase, opens, sendEmpty, showHistory, showLetter } from './states.ts';

/** Where sellers and administrators work. */
export const desks = {
  createProperty: [
    { name: 'property-new', place: routes.createProperty, as: 'seller' },
    {
      name: 'property-faults',
      place: routes.createProperty,
      as: 'seller',
      state: sendEmpty(/^(Veröffentlichen|Publish)$/),
    },
  ],
  editProperty: [
    { name: 'property-edit', place: { from: routes.sellerDashboard, link: /\/edit-property\// }, as: 'seller' },
    {
      name: 'property-edit-held',
      place: { from: routes.sellerDashboard, link: /\/edit-property\// },
      as: 'heldSeller',
    },
  ],
  sellerVerify: [{ name: 'seller-verify', place: routes.sellerVerify, as: 'seller' }],
  sellerDashboard: [
    ...(['properties', 'inquiries', 'analytics', 'profile'] as const).map((tab) => ({
      name: `seller-${tab}`,
      place: paths.sellerDashboard(tab),
      as: 'seller' as const,
    })),
    { name: 'seller-held', place: paths.sellerDashboard('properties'), as: 'heldSeller' },
    {
      name: 'seller-inquiry',
      place: { from: paths.sellerDashboard('inquiries'), link: /[?&]inquiry=/ },
      as: 'seller',
    },
    {
      name: 'seller-delete',
      place: paths.sellerDashboard('properties'),
      as: 'seller',
      state: opens(/( löschen$|^Delete )/),
    },
  ],
  admin: [
    ...adminQueues.map((queue) => ({
      name: `admin-${queue}`,
      place: { make: filledQueue(queue) },
      as: 'admin' as const,
    })),
    ...(['reports', 'identity', 'pictures'] as const).map((queue) => ({
      name: `admin-${queue}-decided`,
      place: { make: filledQueue(queue, queue === 'reports' ? '&state=decided' : '&queue=decided') },
      as: 'admin' as const,
    })),
    { name: 'admin-complaints', place: { make: filledQueue('reports', '&state=complaint') }, as: 'admin' },
    { name: 'admin-case', place: { make: filledQueue('identity') }, as: 'admin', state: openCase, drawing: 'desk' },
    ...(['reports', 'proofs', 'reviews', 'pictures', 'objections'] as const).map((queue) => ({
      name: `admin-case-${queue}`,
      place: { make: filledQueue(queue) },
      as: 'admin' as const,
      state: openCase,
      at: 'phone' as const,
    })),
    {
      name: 'admin-decide',
      place: { make: filledQueue('reports') },
      as: 'admin',
      state: showLetter(/^(Verbergen|Hide)/),
    },
    {
      name: 'admin-refuse',
      place: { make: filledQueue('identity') },
      as: 'admin',
      state: showLetter(/^(Ablehnen|Refuse)/),
    },
    { name: 'admin-history', place: { make: filledQueue('identity') }, as: 'admin', state: showHistory },
    { name: 'admin-chosen', place: { make: filledQueue('identity') }, as: 'admin', state: chooseCases },
    { name: 'admin-assigned', place: { make: filledQueue('objections') }, as: 'admin', state: assignFirst },
    { name: 'admin-none', place: paths.admin('identity', { search: 'zzzz' }), as: 'admin' },
    { name: 'admin-failed', place: paths.admin('proofs'), as: 'admin', state: fails('**/admin/proofs*') },
    { name: 'admin-overview-failed', place: paths.admin(), as: 'admin', state: fails('**/admin/figures*') },
    {
      name: 'admin-account',
      place: { from: paths.admin('accounts'), link: /[?&]account=/ },
      as: 'admin',
    },
  ],
} as const satisfies Partial<Record<keyof typeof routes, readonly Shot[]>>;
