import type { NamespaceVisitTranslation } from '../../i18n-types'

const id_visit = {
  fields: {
    patient_id: 'Pasien',
    doctor_id: 'Dokter gigi',
    staff_id: 'Asisten',
    room_id: 'Ruangan',
    origin: 'Cara datang',
    reason: 'Keperluan',
    note: 'Catatan',
    identity: 'Identitas',
    end_reason: 'Alasan berakhir',
  },
} satisfies NamespaceVisitTranslation

export default id_visit
