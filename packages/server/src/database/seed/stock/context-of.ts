import type { RequestContext } from '../../../use-case/contract'
import type { DemoAccount, Place } from '../insert'

/** Somebody of the demo clinic as one who calls at a moment. */
export const contextOf = (
  { company_id, clinic_id }: Place,
  { user_id, user_name, role, ip }: DemoAccount,
  at: string,
): RequestContext => ({
  now: new Date(at),
  caller: {
    company_id,
    clinic_id,
    user_id,
    role,
    name: user_name,
    session_id: 0,
    confirmed_at: at,
    ip,
    user_agent: '',
    language: 'id',
  },
})
