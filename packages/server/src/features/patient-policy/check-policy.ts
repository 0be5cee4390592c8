import type { Schema } from '@clinic/api'
import { memberKey, type PatientPolicyProblem, patientPolicyProblems } from '@clinic/core/patient-policy'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

interface Sent extends Schema<'PatientPolicyInput'> {
  patient_id: number
  /** The policy as it was, unless it is new. */
  before?: Schema<'PatientPolicy'>
}

/** Returns the columns of a policy as they are stored; refuses what is incomplete, a plan that cannot be chosen, and one the patient has. */
export async function checkPolicy(tx: Transaction, caller: Caller, { patient_id, before, ...sent }: Sent) {
  const problems = Object.entries(patientPolicyProblems(sent))
  if (problems.length > 0)
    throw new Refusal(422, 'checkFields', {
      fields: Object.fromEntries(problems.map(([field, problem]) => [field, sentences[problem]])),
    })
  const { insurance_id, relation, valid_from, valid_until, status } = sent
  const member_key = memberKey(sent.member_number)
  const isSamePlan = before?.insurance_id === insurance_id
  if (!isSamePlan) await checkPlan(tx, caller, insurance_id)
  // two that a merge brought together may both stay as they are, until one is made inactive
  if (!isSamePlan || memberKey(before.member_number) !== member_key)
    await refuseSame(tx, caller, { patient_id, insurance_id, member_key, id: before?.id ?? 0 })
  return {
    insurance_id,
    member_number: sent.member_number.trim(),
    member_key,
    relation,
    holder_name: sent.holder_name.trim(),
    valid_from,
    valid_until,
    eligibility_note: sent.eligibility_note.trim(),
    status,
  }
}

const sentences: Readonly<Record<PatientPolicyProblem, Sentence>> = {
  holderMissing: 'required',
  holderNotHere: 'holderNotHere',
  memberNumberMissing: 'required',
  endsBeforeBegin: 'policyEndsBeforeBegin',
}

async function checkPlan(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const plan = await tx
    .selectFrom('insurance')
    .select('status')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
  if (plan?.status === 'active') return
  throw new Refusal(422, 'checkFields', { fields: { insurance_id: plan ? 'planInactive' : 'planUnknown' } })
}

interface Same {
  patient_id: number
  insurance_id: number
  member_key: string
  id: number
}

async function refuseSame(tx: Transaction, { company_id, clinic_id }: Caller, { id, ...same }: Same) {
  const there = await tx
    .selectFrom('patient_policy')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, ...same }))
    .where('id', '!=', id)
    .executeTakeFirst()
  if (there) throw new Refusal(422, 'checkFields', { fields: { member_number: 'policyThere' } })
}
