import { masterSamples } from '../../master-samples'

export const { calls } = masterSamples('ConsentForm', {
  table: 'consent_form',
  input: () => ({
    name: 'Satu',
    category: 'oral_surgery',
    procedure: 'Gigi dicabut',
    purpose: 'Menghilangkan nyeri',
    risks: 'Perdarahan',
    alternatives: 'Perawatan saluran akar',
    prognosis: 'Baik',
    procedure_en: 'The tooth is taken out',
    purpose_en: 'Relief of pain',
    risks_en: 'Bleeding',
    alternatives_en: 'Root canal treatment',
    prognosis_en: 'Good',
    status: 'active',
  }),
})
