import type { Schema } from '@clinic/api'
import { isUncodedAllergy } from '@clinic/core/satu-sehat'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { stepsOfVisits, toldVisitById } from './told-visit-rows'

/** A visit with each of its steps and what the service numbered; nothing where the caller sees none by that id. */
export async function toldVisitDetail(
  database: Database | Transaction,
  caller: Caller,
  id: number,
): Promise<Schema<'SatuSehatVisitDetail'> | undefined> {
  const visit = await toldVisitById(database, caller, id)
  if (!visit) return
  const { company_id, clinic_id } = caller
  const resources = await database
    .selectFrom('satu_sehat_resource')
    .innerJoin('satu_sehat_visit', (join) =>
      join
        .onRef('satu_sehat_visit.company_id', '=', 'satu_sehat_resource.company_id')
        .onRef('satu_sehat_visit.clinic_id', '=', 'satu_sehat_resource.clinic_id')
        .onRef('satu_sehat_visit.id', '=', 'satu_sehat_resource.visit_id')
        .onRef('satu_sehat_visit.client', '=', 'satu_sehat_resource.client'),
    )
    .select(['satu_sehat_resource.key', 'satu_sehat_resource.remote_id', 'satu_sehat_resource.step'])
    .where('satu_sehat_resource.company_id', '=', company_id)
    .where('satu_sehat_resource.clinic_id', '=', clinic_id)
    .where('satu_sehat_resource.visit_id', '=', id)
    // it has no number
    .where('satu_sehat_resource.step', '<>', 'consent')
    .orderBy('satu_sehat_resource.key')
    .execute()
  const steps = await stepsOfVisits(database, caller, [id])
  const alerts = await database
    .selectFrom('medical_alert')
    .select(['topic', 'kind', 'state'])
    .where((eb) => eb.and({ company_id, clinic_id, patient_id: visit.patient.id, topic: 'allergy' }))
    .execute()
  return {
    visit,
    uncoded_allergies: alerts.filter(isUncodedAllergy).length,
    steps: steps.map(({ step, state, attempts, next_at, sent_at, http_status, rules, message }) => ({
      step,
      state,
      attempts,
      next_at,
      sent_at,
      http_status,
      rules,
      message,
      resources: resources.filter((each) => each.step === step).map(({ key, remote_id }) => ({ key, remote_id })),
    })),
  }
}
