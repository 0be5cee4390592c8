import type { BaseTranslation } from '../../i18n-types'

const en_company_medicine = {
  words: {
    title: 'Company medicine',
    searchIn: 'Name, generic name, ingredient, KFA code or barcode',
    create: 'New entry',
    nothing: 'No medicine or materials yet',
    nothingText: 'Enter what the clinics of the company use: prescriptions choose from it, and stock is counted by it.',
  },
  sections: { item: 'Medicine or material', stock: 'Packs, prices and stock', substance: 'What is in it' },
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
    pack: 'Bought in',
    pack_size: 'Units in a pack',
    barcode: 'Barcode',
    buy_price: 'Buy price of one unit',
    sell_price: 'Sell price of one unit',
    requires_batch: 'A receipt must name the batch',
    requires_expiry: 'A receipt must name the expiry date',
    pregnancy: 'Pregnancy',
  },
  help: {
    name: 'As the clinics call it. All clinics of the company share this list.',
    ingredients: 'With + or commas between them: Amoxicillin + Clavulanic acid',
    medicine_class: 'Such as penicillin: an allergy to the class warns too',
    kfa_code: 'From the national dictionary, 8 digits: 93 for a product, 92 for its template',
    strength: 'Such as 500 mg',
    unit: 'In which it is handed out and its stock is counted',
    pack_size: 'Such as 10 tablets in a strip; 1 without a pack',
    barcode: 'Scan it into this field',
    buy_price: 'As usually paid; receipts begin with it',
    sell_price: 'Empty for what is not sold',
  },
  anyCategory: 'Any class',
  anyForm: 'Any form',
  problems: {
    noIngredients: 'Enter the ingredients: without them nobody is warned of an allergy',
    packOfOne: 'How many units are in a pack?',
    sizeWithoutPack: 'Without a pack this is 1',
  },
  stockHere: 'Stock in this clinic',
} satisfies BaseTranslation

export default en_company_medicine
