import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const engagements: Values<Schema<'Engagement'>> = {
  visiting: { en: 'Visiting', id: 'Tamu' },
  part_time: { en: 'Part-time', id: 'Paruh waktu' },
  consultant: { en: 'Consultant', id: 'Konsulen' },
  referral_recipient: { en: 'Receives referrals', id: 'Penerima rujukan' },
}
