import type { Schema } from '@clinic/api'
import type { AccountPerson } from '../../platform/account-calls'

export const yuni: AccountPerson = {
  ...{ kind: 'staff', id: 7, name: 'Yuni Kartika', email: 'yuni@klinikkenari.test', phone: '+6281234567890' },
  roles: ['nurse_clinic', 'front_office_clinic', 'manager_clinic'],
}

export const loginAccounts = {
  none: { id: null, state: 'none', email: '', role: null, invited_until: null },
  invited: {
    ...{ id: 12, state: 'invited', email: 'yuni@klinikkenari.test', role: 'nurse_clinic' },
    invited_until: '2026-11-23T02:00:00.000Z',
  },
  expired: {
    ...{ id: 12, state: 'expired', email: 'yuni@klinikkenari.test', role: 'nurse_clinic' },
    invited_until: '2026-11-13T02:00:00.000Z',
  },
  active: {
    ...{ id: 12, state: 'active', email: 'yuni@klinikkenari.test', role: 'nurse_clinic', invited_until: null },
  },
  disabled: {
    ...{ id: 12, state: 'disabled', email: 'yuni@klinikkenari.test', role: 'nurse_clinic', invited_until: null },
  },
} satisfies Record<Schema<'AccountState'>, Schema<'LoginAccount'>>

export const linkToken = 'Zk3v0-4pQ_7hYw2sT9uXcB1nM6rLdE8fGjK5aVoIqRt'
export const invitedReply = { account: loginAccounts.invited, token: linkToken }
