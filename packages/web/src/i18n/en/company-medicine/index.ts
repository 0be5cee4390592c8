import type { BaseTranslation } from '../../i18n-types'

const en_company_medicine = {
  words: {
    title: 'Company medicine',
    searchIn: 'Name, generic name, ingredient or KFA code',
    create: 'New entry',
    nothing: 'No medicine or materials yet',
    nothingText: 'Enter what the clinics of the company use: prescriptions choose from it, and stock is counted by it.',
  },
  sections: { item: 'Medicine or material', substance: 'What is in it' },
  aboutSubstance: 'For medicines. Recorded allergies are compared with the ingredients and the class.',
  fields: {
    name: 'Name',
    generic_name: 'Generic name',
    ingredients: 'Active ingredients',
    medicine_class: 'Drug class',
    kfa_code: 'KFA code',
    form: 'Form',
    strength: 'Strength',
    category: 'Class',
    unit: 'Counted in',
    pregnancy: 'Pregnancy',
  },
  help: {
    name: 'As the clinics call it. All clinics of the company share this list.',
    ingredients: 'With + or commas between them: Amoxicillin + Clavulanic acid',
    medicine_class: 'Such as penicillin: an allergy to the class warns too',
    kfa_code: 'From the national dictionary, 8 digits: 93 for a product, 92 for its template',
    strength: 'Such as 500 mg',
    unit: 'In which it is handed out and its stock is counted',
  },
  anyCategory: 'Any class',
  anyForm: 'Any form',
  problems: { noIngredients: 'Enter the ingredients: without them nobody is warned of an allergy' },
} satisfies BaseTranslation

export default en_company_medicine
