import type { BaseTranslation } from '../../i18n-types'

const en_medicalAlert = {
  title: 'Medical alerts',
  fields: {
    topic: 'Topic',
    answer: 'Answer',
    kind: 'Kind',
    name: 'Name',
    note: 'Reaction or note',
    reason: 'Reason',
  },
} satisfies BaseTranslation

export default en_medicalAlert
