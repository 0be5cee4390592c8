import type { BaseTranslation } from '../../i18n-types'

const en_notification = {
  title: 'Notifications',
  waiting: '{0:number} notification{{s}}',
  none: 'Nothing waits for you.',
  kinds: {
    registration: '{0:number} {{registration waits|registrations wait}} for review',
    booking_request: '{0:number} {{appointment was|appointments were}} asked for online',
    approval_requested: '{0:number} {{discount waits|discounts wait}} for your approval',
    absence_requested: '{0:number} {{request|requests}} to be away',
    staff_absence_requested: '{0:number} {{request|requests}} of assistants to be away',
    absence_decided: '{0:number} {{absence was|absences were}} decided',
    appointment_unconfirmed: '{0:number} {{appointment|appointments}} of tomorrow not confirmed',
    appointment_violates_plan: '{0:number} {{appointment|appointments}} outside the plan',
    doctor_licence_expired: 'The SIP of {0:number} {{dentist|dentists}} has ended',
    doctor_licence_expiring: 'The SIP of {0:number} {{dentist|dentists}} ends within 90 days',
    doctor_external_licence_expired: 'The SIP of {0:number} external {{dentist|dentists}} has ended',
    doctor_external_licence_expiring: 'The SIP of {0:number} external {{dentist|dentists}} ends within 90 days',
    staff_licence_expired: 'The SIP of {0:number} {{assistant|assistants}} has ended',
    staff_licence_expiring: 'The SIP of {0:number} {{assistant|assistants}} ends within 90 days',
  },
} satisfies BaseTranslation

export default en_notification
