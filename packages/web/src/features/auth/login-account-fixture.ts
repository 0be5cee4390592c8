import type { Schema } from '@clinic/api'
import type { AccountPerson } from '../../entities/account/account-calls'

export const yuni: AccountPerson = {
  kind: 'staff',
  id: 7,
  name: 'Yuni Kartika',
  email: 'yuni@klinikkenari.test',
  phone: '+6281234567890',
  roles: ['nurse_clinic', 'front_office_clinic', 'manager_clinic'],
}

export const loginAccounts = {
  none: { id: null, state: 'none', email: '', role: null, invited_until: null },
  invited: {
    id: 12,
    state: 'invited',
    email: 'yuni@klinikkenari.test',
    role: 'nurse_clinic',
    invited_until: '2026-11-23T02:00:00.000Z',
  },
  expired: {
    id: 12,
    state: 'expired',
    email: 'yuni@klinikkenari.test',
    role: 'nurse_clinic',
    invited_until: '2026-11-13T02:00:00.000Z',
  },
  active: {
    id: 12,
    state: 'active',
    email: 'yuni@klinikkenari.test',
    role: 'nurse_clinic',
    invited_until: null,
  },
  disabled: {
    id: 12,
    state: 'disabled',
    email: 'yuni@klinikkenari.test',
    role: 'nurse_clinic',
    invited_until: null,
  },
} satisfies Record<Schema<'AccountState'>, Schema<'LoginAccount'>>

export const linkToken = 'Zk3v0-4pQ_7hYw2sT9uXcB1nM6rLdE8fGjK5aVoIqRt'
export const invitedReply = { account: loginAccounts.invited, token: linkToken }

/** Sessions here and on as many other devices. */
export const sessionsFixture = (others: number): Schema<'Session'>[] =>
  Array.from({ length: others + 1 }, (_, index) => ({
    id: index + 1,
    ip: index === 0 ? '192.168.1.20' : `2001:db8:85a3::8a2e:370:${7334 + index}`,
    ...(devices[index % devices.length] ?? devices[0]),
    created_at: `2026-11-${String(20 - (index % 7)).padStart(2, '0')}T02:00:00.000Z`,
    last_used_at: `2026-11-${String(20 - (index % 7)).padStart(2, '0')}T06:30:00.000Z`,
    is_current: index === 0,
  }))

const devices = [
  { browser: 'chrome', system: 'windows' },
  { browser: 'samsung', system: 'android' },
  { browser: 'safari', system: 'ios' },
  { browser: 'other', system: 'other' },
] as const
