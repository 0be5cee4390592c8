export {
  companyMedicineStatuses,
  medicineCategories,
  medicineForms,
  medicinePacks,
  medicineUnits,
  pregnancyAdvices,
} from './company-medicine.values'
export { type CompanyMedicineProblem, companyMedicineProblems, isMedicine } from './company-medicine-problems'
export { readIngredients, writeIngredients } from './ingredients'
