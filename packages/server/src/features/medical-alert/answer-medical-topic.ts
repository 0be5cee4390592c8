import { recordEvent } from '../../audit/record-event'
import { medicalAlertSheet } from '../../domain/medical-alert/medical-alert-sheet'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { lockPatient } from './lock-patient'
import { writeAnswer } from './write-answer'

export const answerMedicalTopic: UseCase<'answerMedicalTopic'> = ({ database, caller, now, path, body }) =>
  transaction(database, async (tx) => {
    const patient_id = path.id
    const { topic, answer } = body
    await lockPatient(tx, caller, patient_id)
    const current = await medicalAlertSheet(tx, caller, patient_id)
    const isListed = current.topics.some((each) => each.topic === topic && each.alerts.length > 0)
    if (isListed !== (answer === 'listed'))
      throw new Refusal(409, isListed ? 'alertsListed' : 'noAlertsListed', { current })
    const { id } = await writeAnswer(tx, caller, { patient_id, topic, answer, now })
    recordEvent(tx, caller, {
      action: 'answer',
      object: 'medical_answer',
      object_id: id,
      after: { patient_id, topic, answer },
      people: { patient: [patient_id] },
    })
    return medicalAlertSheet(tx, caller, patient_id)
  })
