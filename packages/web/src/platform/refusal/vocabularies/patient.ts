import type { Vocabularies } from './vocabulary'

/** Of patients, registrations and imports. */
export const patientVocabularies: Vocabularies = {
  '/api/patient/{id}/erasure': {
    namespaces: ['patient-erasure'],
    labels: ({ 'patient-erasure': { reason } }) => ({ reason: reason.label }),
  },
  '/api/patient/{id}/policy': { namespaces: ['patient-policy'] },
  '/api/patient/match': {
    namespaces: ['patient', 'registration'],
    labels: ({ registration: { review } }) => ({ patient_id: review.candidate }),
  },
  '/api/patient/{id}/merge': {
    namespaces: ['patient', 'patient-form', 'patient-merge'],
    labels: ({ 'patient-merge': { whose } }) => ({
      duplicate_id: whose.duplicate,
      duplicate_version: whose.duplicate,
      patient: whose.kept,
    }),
  },
  '/api/registration': {
    namespaces: ['patient', 'registration', 'patient-form'],
    labels: ({ registration, 'patient-form': { health } }) => ({
      clinic: registration.clinicInformation.title,
      language: registration.languageSelection.title,
      patient: registration.patientInformation.title,
      patient_id: registration.review.candidate,
      reason: registration.rejection.reason,
      website_url: registration.patientInformation.trap,
      screening: health.title,
      allergy: health.questions.allergy,
      condition: health.questions.condition,
      medication: health.questions.medication,
      answer: health.sent.answer,
      'allergy.alerts': health.questions.allergy,
      'condition.alerts': health.questions.condition,
      'medication.alerts': health.questions.medication,
      'alerts.kind': health.sent.kind,
      'alerts.name': health.sent.name,
    }),
  },
  '/api/import': {
    namespaces: ['patient', 'product', 'doctor', 'company-medicine', 'import'],
    labels: ({ import: { steps, columns, rows } }) => ({
      cells: rows.says,
      'cells.column': columns.heading,
      'cells.text': rows.says,
      columns: steps.columns,
      'columns.*': columns.unnamed,
      default_values: columns.fillTitle,
      'default_values.field': columns.fillMore,
      'default_values.text': columns.field,
    }),
  },
}
