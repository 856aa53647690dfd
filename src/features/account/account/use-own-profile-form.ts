import { useState } from 'react';
import { draftAt } from '#ui/kept-draft.ts';
import { toast } from '#ui/toast.tsx';
import { call } from '../../../api/call.ts';
import { type Form, useForm } from '../../../api/form.ts';
import { replaceUser, type SessionUser } from '../../../api/session.ts';
import { type ProfileChange, updateProfile } from '../../../contract/account/profile.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';

interface OwnProfileForm<Values extends object> {
  values: Values;
  /** The name under which the tab keeps what is typed, for this account alone. */
  what: string;
  changeOf: (values: Values) => ProfileChange;
  /** Further calls, before the profile is saved. If one fails, so does the form. */
  before?: (values: Values) => Promise<void>;
  /** What those calls make old. */
  refreshes?: readonly Endpoint[];
  /** The sentence after saving, and that for a missing answer. */
  saved: string;
  unreachable: string;
}

/** A form for some fields of the own profile. What is typed survives the end of the session. */
export function useOwnProfileForm<Values extends object>(
  user: SessionUser,
  { values, what, changeOf, before, refreshes = [], saved, unreachable }: OwnProfileForm<Values>,
): Form<Values> {
  const [draft] = useState(() => draftAt({ what: `profile:${what}`, by: user.id }));
  return useForm(updateProfile, {
    values,
    keptAs: draft,
    refreshes,
    askOf: (typed) => ({ body: changeOf(typed) }),
    send: async (ask, typed) => {
      await before?.(typed);
      return call(updateProfile, ask);
    },
    sentenceOf: ({ code }) => (code === 'unreachable' ? unreachable : undefined),
    onSent: (saver) => {
      replaceUser(saver);
      toast.success(saved);
    },
  });
}
