import type { Schema } from '@clinic/api'
import type { Values } from '../values'

export const packageSoldStates: Values<Schema<'PackageSoldState'>> = {
  active: { en: 'Active', id: 'Berlaku', tone: 'success' },
  exhausted: { en: 'Used up', id: 'Habis' },
  expired: { en: 'Expired', id: 'Kedaluwarsa', tone: 'warning' },
  refunded: { en: 'Refunded', id: 'Dikembalikan' },
  void: { en: 'Void', id: 'Batal' },
}

export const packageEntryKinds: Values<Schema<'PackageEntryKind'>> = {
  bought: { en: 'Bought', id: 'Dibeli' },
  used: { en: 'Used', id: 'Dipakai' },
  given_back: { en: 'Given back', id: 'Dikembalikan ke paket' },
  refunded: { en: 'Refunded', id: 'Uang dikembalikan' },
  void: { en: 'Void', id: 'Batal' },
}
