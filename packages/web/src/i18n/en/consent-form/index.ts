import type { BaseTranslation } from '../../i18n-types'

const en_consent_form = {
  words: {
    title: 'Consent forms',
    searchIn: 'Name',
    create: 'New consent form',
    nothing: 'No consent forms yet',
    nothingText:
      'Write once what patients are told before an extraction or a root canal treatment; dentists begin with it.',
  },
  section: 'Consent form',
  indonesian: 'What the patient reads, in Indonesian',
  indonesianText: 'Plain words, no abbreviations. The dentist can change them for each patient before they are signed.',
  english: 'What the patient reads, in English',
  englishText: 'For patients who do not read Indonesian. What is empty is written by the dentist.',
  anyCategory: 'Any category',
  fields: {
    name: 'Name',
    category: 'Category of services',
    procedure: 'What is done and how',
    purpose: 'Why it is done',
    risks: 'Risks and complications',
    alternatives: 'Other choices, and what happens without treatment',
    prognosis: 'What to expect afterwards',
    procedure_en: 'What is done and how, in English',
    purpose_en: 'Why it is done, in English',
    risks_en: 'Risks and complications, in English',
    alternatives_en: 'Other choices, and what happens without treatment, in English',
    prognosis_en: 'What to expect afterwards, in English',
  },
  help: { category: 'Dentists get it for every service of this category that needs a consent' },
} satisfies BaseTranslation

export default en_consent_form
