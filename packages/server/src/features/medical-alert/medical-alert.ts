import { checkAlert } from '../../domain/medical-alert/check-alert'
import { medicalAlertSheet } from '../../domain/medical-alert/medical-alert-sheet'
import { writeAnswer } from '../../domain/medical-alert/write-answer'
import type { UseCases } from '../../use-case/contract'
import { answerMedicalTopic } from './answer-medical-topic'
import { changeMedicalAlert } from './change-medical-alert'
import { createMedicalAlert } from './create-medical-alert'

type MedicalAlertOperation =
  | 'getMedicalAlerts'
  | 'createMedicalAlert'
  | 'answerMedicalTopic'
  | 'updateMedicalAlert'
  | 'resolveMedicalAlert'
  | 'voidMedicalAlert'
  | 'restoreMedicalAlert'

export const medicalAlertUseCases: UseCases<MedicalAlertOperation> = {
  getMedicalAlerts: ({ database, caller, path }) => medicalAlertSheet(database, caller, path.id),
  createMedicalAlert,
  answerMedicalTopic,

  updateMedicalAlert: (call) =>
    changeMedicalAlert(call, {
      action: 'update',
      event: { type: 'medicalAlert.update' },
      apply: (tx, before) => checkAlert(tx, call.caller, { ...before, ...call.body }),
    }),

  resolveMedicalAlert: (call) =>
    changeMedicalAlert(call, { action: 'resolve', event: { type: 'medicalAlert.resolve' } }),

  voidMedicalAlert: (call) =>
    changeMedicalAlert(call, {
      action: 'void',
      event: { type: 'medicalAlert.enteredInError' },
      reason: call.body.reason.trim(),
    }),

  restoreMedicalAlert: (call) =>
    changeMedicalAlert(call, {
      action: 'restore',
      event: { type: 'medicalAlert.restore' },
      apply: (tx, before) => checkAlert(tx, call.caller, before),
      // it holds again: an answer of none meanwhile does not come back when it is over
      follow: (tx, before) => writeAnswer(tx, call.caller, { ...before, answer: 'listed', now: call.now }),
    }),
}
