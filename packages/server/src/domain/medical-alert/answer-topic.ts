import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { type Answer, writeAnswer } from './write-answer'

/** Records that a patient who is locked was asked about a topic. */
export async function answerTopic(tx: Transaction, caller: Caller, given: Answer) {
  const { patient_id, topic, answer } = given
  const { id } = await writeAnswer(tx, caller, given)
  recordEvent(tx, caller, {
    action: 'answer',
    object: 'medical_answer',
    object_id: id,
    after: { patient_id, topic, answer },
    people: { patient: [patient_id] },
  })
}
