import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'
import type { PolicyObstacle } from './policy-obstacle'

export const policyStatuses: Values<Schema<'PolicyStatus'>> = activeStatuses

/** What the patient is to the holder of a policy. */
export const holderRelations: Values<Schema<'HolderRelation'>> = {
  self: { en: 'The patient holds it', id: 'Pasien sendiri' },
  spouse: { en: 'Spouse of the holder', id: 'Suami/istri pemegang' },
  child: { en: 'Child of the holder', id: 'Anak pemegang' },
  parent: { en: 'Parent of the holder', id: 'Orang tua pemegang' },
  other: { en: 'Other', id: 'Lainnya' },
}

/** Why a policy pays nothing on a day. */
export const policyObstacles: Values<PolicyObstacle> = {
  inactive: { en: 'The policy is inactive', id: 'Polis tidak aktif' },
  upcoming: { en: 'The policy is not valid yet', id: 'Polis belum berlaku', tone: 'warning' },
  expired: { en: 'The policy has expired', id: 'Polis sudah berakhir', tone: 'warning' },
  plan_inactive: { en: 'The plan is inactive', id: 'Plan tidak aktif', tone: 'warning' },
  plan_not_valid: { en: 'The plan is not valid on that day', id: 'Plan tidak berlaku pada hari itu', tone: 'warning' },
  payor_inactive: { en: 'The payor is inactive', id: 'Penjamin tidak aktif', tone: 'warning' },
  contract_upcoming: {
    en: 'The contract with the payor has not begun',
    id: 'Kontrak dengan penjamin belum mulai',
    tone: 'warning',
  },
  contract_expired: {
    en: 'The contract with the payor has ended',
    id: 'Kontrak dengan penjamin sudah berakhir',
    tone: 'warning',
  },
}
