import { answerTopic } from '../../domain/medical-alert/answer-topic'
import { medicalAlertSheet } from '../../domain/medical-alert/medical-alert-sheet'
import { lockPatient } from '../../domain/patient/lock-patient'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'

export const answerMedicalTopic: UseCase<'answerMedicalTopic'> = ({ database, caller, now, path, body }) =>
  transaction(database, async (tx) => {
    const patient_id = path.id
    const { topic, answer } = body
    await lockPatient(tx, caller, patient_id)
    const current = await medicalAlertSheet(tx, caller, patient_id)
    const isListed = current.topics.some((each) => each.topic === topic && each.alerts.length > 0)
    if (isListed !== (answer === 'listed'))
      throw new Refusal(409, isListed ? 'alertsListed' : 'noAlertsListed', { current })
    await answerTopic(tx, caller, { patient_id, topic, answer, now })
    return medicalAlertSheet(tx, caller, patient_id)
  })
