import { recordEvent } from '../../audit/record-event'
import { demoPassword } from '../../database/seed/clinic'
import type { Env } from '../../env'
import type { UseCases } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { transaction } from '../../use-case/transaction'
import { acceptInvitation } from './accept-invitation'
import { findAccount } from './account'
import { renewInvitation, resetAccount } from './account-link'
import { changePassword } from './change-password'
import { confirmPassword } from './confirm-password'
import { endAccountSessions, endOtherSessions } from './end-sessions'
import { fetchJournalKey } from './fetch-journal-key'
import { findInvitation } from './find-invitation'
import { getDoctorAccount, getStaffAccount } from './get-account'
import { inviteDoctor, inviteStaff } from './invite'
import { listAccountSession, listSession } from './list-session'
import { login } from './login'
import { setAccountStatus } from './set-account-status'

type AuthOperation =
  | 'login'
  | 'logout'
  | 'fetchMyAccount'
  | 'listDemoAccount'
  | 'fetchJournalKey'
  | 'getDoctorAccount'
  | 'getStaffAccount'
  | 'inviteDoctor'
  | 'inviteStaff'
  | 'renewInvitation'
  | 'resetAccount'
  | 'setAccountStatus'
  | 'findInvitation'
  | 'acceptInvitation'
  | 'listSession'
  | 'endOtherSessions'
  | 'listAccountSession'
  | 'endAccountSessions'
  | 'changePassword'
  | 'confirmPassword'

export const authUseCases = (environment: Env['APP_ENV']): UseCases<AuthOperation> => ({
  login: login(environment),
  fetchJournalKey,
  getDoctorAccount,
  getStaffAccount,
  inviteDoctor,
  inviteStaff,
  renewInvitation,
  resetAccount,
  setAccountStatus,
  findInvitation,
  acceptInvitation,
  listSession,
  endOtherSessions,
  listAccountSession,
  endAccountSessions,
  changePassword,
  confirmPassword,

  logout: ({ caller, database }) =>
    transaction(database, async (tx) => {
      const { company_id, session_id } = caller
      await tx.deleteFrom('session').where('company_id', '=', company_id).where('id', '=', session_id).execute()
      recordEvent(tx, caller, { action: 'logout', object: 'session', object_id: session_id })
      return {}
    }),

  fetchMyAccount: async ({ caller, database }) => ({ user: await findAccount(database, caller) }),

  listDemoAccount: async ({ database }) => {
    if (environment !== 'development') return wholeList([])
    const accounts = await database
      .selectFrom('user')
      .innerJoin('clinic', (join) =>
        join.onRef('clinic.company_id', '=', 'user.company_id').onRef('clinic.id', '=', 'user.clinic_id'),
      )
      .select(['user.email', 'role', 'clinic.name as clinic'])
      .where('is_demo', '=', true)
      .where('password_hash', 'is not', null)
      .orderBy('user.id')
      .execute()
    return wholeList(accounts.map((account) => ({ ...account, password: demoPassword })))
  },
})
