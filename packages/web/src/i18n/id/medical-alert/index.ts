import type { NamespaceMedicalAlertTranslation } from '../../i18n-types'

const id_medicalAlert = {
  title: 'Peringatan medis',
  fields: {
    topic: 'Topik',
    answer: 'Jawaban',
    kind: 'Jenis',
    name: 'Nama',
    note: 'Reaksi atau catatan',
    reason: 'Alasan',
  },
} satisfies NamespaceMedicalAlertTranslation

export default id_medicalAlert
