import type { BaseTranslation } from '../../i18n-types'

const en_visit = {
  fields: {
    patient_id: 'Patient',
    doctor_id: 'Dentist',
    staff_id: 'Assistant',
    room_id: 'Room',
    origin: 'Came',
    reason: 'Reason',
    note: 'Note',
    identity: 'Identity',
    end_reason: 'Why it ended',
  },
} satisfies BaseTranslation

export default en_visit
