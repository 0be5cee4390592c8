import type { Schema } from '@clinic/api'
import { activeStatuses } from '../active.values'
import type { Values } from '../values'

export const payorStatuses: Values<Schema<'PayorStatus'>> = activeStatuses

export const payorTypes: Values<Schema<'PayorType'>> = {
  insurer: { en: 'Insurer', id: 'Asuransi' },
  company: { en: 'Company', id: 'Perusahaan' },
  bpjs: { en: 'BPJS', id: 'BPJS' },
  tpa: { en: 'TPA', id: 'TPA' },
  government: { en: 'Government', id: 'Pemerintah' },
  personal: { en: 'Personal', id: 'Pribadi' },
}

export const contractStates: Values<Schema<'ContractState'>> = {
  current: { en: 'In force', id: 'Berlaku' },
  ending: { en: 'Ends soon', id: 'Segera berakhir', tone: 'warning' },
  expired: { en: 'Expired', id: 'Kedaluwarsa', tone: 'error' },
  upcoming: { en: 'Not begun', id: 'Belum mulai', tone: 'info' },
  none: { en: 'No contract', id: 'Tanpa kontrak' },
}

export const claimDocuments: Values<Schema<'ClaimDocument'>> = {
  claim_form: { en: 'Claim form', id: 'Formulir klaim' },
  medical_resume: { en: 'Medical résumé', id: 'Resume medis' },
  receipt: { en: 'Receipt', id: 'Kuitansi' },
  card_copy: { en: 'Copy of the card', id: 'Salinan kartu' },
  referral: { en: 'Referral letter', id: 'Surat rujukan' },
  radiograph: { en: 'Radiograph', id: 'Foto rontgen' },
}
