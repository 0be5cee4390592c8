import { alertKey, medicalTopics, type Screening } from '@clinic/core/medical-alert'
import { valuesOf } from '@clinic/core/values'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { lockPatient } from '../patient/lock-patient'
import { addAlert } from './add-alert'
import { answerTopic } from './answer-topic'
import { medicalAlertSheet } from './medical-alert-sheet'

interface Said {
  patient_id: number
  screening: Screening
  now: Date
}

/**
 * Takes over what somebody said of their health when they registered. What is known stays: alerts are added to those that are
 * listed, and "none" counts only where nothing is listed.
 */
export async function takeOverScreening(tx: Transaction, caller: Caller, { patient_id, screening, now }: Said) {
  await lockPatient(tx, caller, patient_id)
  const { topics } = await medicalAlertSheet(tx, caller, patient_id)
  for (const topic of valuesOf(medicalTopics)) {
    const { answer, alerts } = screening[topic]
    const known = topics.find((each) => each.topic === topic)?.alerts ?? []
    const keys = new Set(known.map(alertKey))
    if (answer === 'none' && known.length === 0) await answerTopic(tx, caller, { patient_id, topic, answer, now })
    for (const alert of alerts)
      if (!keys.has(alertKey(alert))) await addAlert(tx, caller, { ...alert, patient_id, topic, note: '', now })
  }
}
