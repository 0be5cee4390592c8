import type { Schema } from '@clinic/api'
import { alertKey, kindsOfTopic, needsName } from '@clinic/core/medical-alert'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

interface Sent extends Schema<'MedicalAlertInput'> {
  patient_id: number
  /** The alert itself, unless it is new. */
  id?: number
}

/** Returns the columns of an alert as they are stored; refuses one that says too little, and one that is listed already. */
export async function checkAlert(tx: Transaction, caller: Caller, { patient_id, topic, kind, id, ...sent }: Sent) {
  const [name, note] = [sent.name.trim(), sent.note.trim()]
  if (!kindsOfTopic[topic].includes(kind)) throw new Refusal(422, 'checkFields', { fields: { kind: 'notOffered' } })
  if (name === '' && needsName(kind)) throw new Refusal(422, 'checkFields', { fields: { name: 'required' } })
  const name_key = alertKey({ kind, name })
  const { company_id, clinic_id } = caller
  const same = await tx
    .selectFrom('medical_alert')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, patient_id, topic, name_key, state: 'active' }))
    .$if(id !== undefined, (alerts) => alerts.where('id', '!=', id ?? 0))
    .executeTakeFirst()
  if (same) throw new Refusal(422, 'checkFields', { fields: { [name === '' ? 'kind' : 'name']: 'alertListed' } })
  return { kind, name, name_key, note }
}
