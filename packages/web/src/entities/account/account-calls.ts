import { type Schema, unwrap } from '@clinic/api'
import { useApp } from '../../platform/app/app-context'

/** A dentist or an assistant, as their login account needs them. */
export interface AccountPerson {
  kind: AccountKind
  id: number
  /** With titles. */
  name: string
  email: string
  phone: string
  /** The roles that are offered, the likeliest first. */
  roles: readonly InvitedRole[]
}

export type AccountKind = 'doctor' | 'staff'
export type InvitedRole = Schema<'AccountInvitation'>['role']

/** Returns the calls for the account of a person: its cache key, how it is read and how it is created. */
export function useAccountCalls({ kind, id }: Pick<AccountPerson, 'kind' | 'id'>) {
  const { api } = useApp()
  const params = { path: { id } }
  const read = (signal: AbortSignal) =>
    unwrap(
      kind === 'doctor'
        ? api.GET('/api/auth/doctor/{id}/account', { params, signal })
        : api.GET('/api/auth/staff/{id}/account', { params, signal }),
    )
  const invite = ({ email, role }: Schema<'AccountInvitation'>) =>
    unwrap(
      role === 'doctor_clinic'
        ? api.POST('/api/auth/doctor/{id}/account', { params, body: { email, role } })
        : api.POST('/api/auth/staff/{id}/account', { params, body: { email, role } }),
    )
  return { key: ['account', kind, id], read, invite }
}
