import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const dayNames: Values<Schema<'Weekday'>> = {
  monday: { en: 'Monday', id: 'Senin' },
  tuesday: { en: 'Tuesday', id: 'Selasa' },
  wednesday: { en: 'Wednesday', id: 'Rabu' },
  thursday: { en: 'Thursday', id: 'Kamis' },
  friday: { en: 'Friday', id: 'Jumat' },
  saturday: { en: 'Saturday', id: 'Sabtu' },
  sunday: { en: 'Sunday', id: 'Minggu' },
}

export const partsOfDay: Values<Schema<'PartOfDay'>> = {
  morning: { en: 'Morning', id: 'Pagi' },
  afternoon: { en: 'Afternoon', id: 'Siang' },
  evening: { en: 'Evening', id: 'Malam' },
}
