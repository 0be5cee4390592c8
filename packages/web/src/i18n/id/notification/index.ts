import type { NamespaceNotificationTranslation } from '../../i18n-types'

const id_notification = {
  title: 'Pemberitahuan',
  waiting: '{0} pemberitahuan',
  none: 'Tidak ada yang menunggu Anda.',
  kinds: {
    registration: '{0} pendaftaran menunggu diperiksa',
    booking_request: '{0} permintaan janji temu menunggu jawaban',
    approval_requested: '{0} diskon menunggu persetujuan Anda',
    absence_requested: '{0} permohonan cuti menunggu keputusan',
    staff_absence_requested: '{0} permohonan cuti asisten menunggu keputusan',
    absence_decided: '{0} permohonan cuti sudah diputuskan',
    appointment_unconfirmed: '{0} janji temu besok belum dikonfirmasi',
    appointment_violates_plan: '{0} janji temu di luar jadwal',
    doctor_licence_expired: 'SIP {0} dokter sudah berakhir',
    doctor_licence_expiring: 'SIP {0} dokter berakhir dalam 90 hari',
    doctor_external_licence_expired: 'SIP {0} dokter eksternal sudah berakhir',
    doctor_external_licence_expiring: 'SIP {0} dokter eksternal berakhir dalam 90 hari',
    staff_licence_expired: 'SIP {0} asisten sudah berakhir',
    staff_licence_expiring: 'SIP {0} asisten berakhir dalam 90 hari',
  },
} satisfies NamespaceNotificationTranslation

export default id_notification
