import { recordEvent } from '../../audit/record-event'
import type { UseCases } from '../../contract'
import { wholeList } from '../../database/list'
import { demoPassword } from '../../database/seed/seed'
import { transaction } from '../../database/transaction'
import type { Env } from '../../env'
import { findAccount } from './account'
import { login } from './login'

export const authUseCases = (
  environment: Env['APP_ENV'],
): UseCases<'login' | 'logout' | 'fetchMyAccount' | 'listDemoAccount'> => ({
  login: login(environment),

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
      .orderBy('user.id')
      .execute()
    return wholeList(accounts.map((account) => ({ ...account, password: demoPassword })))
  },
})
