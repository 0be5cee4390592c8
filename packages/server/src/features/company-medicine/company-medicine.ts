import { companyMedicine } from '../../domain/company-medicine/company-medicine'
import { masterUseCases } from '../../use-case/master'

export const companyMedicineUseCases = masterUseCases('CompanyMedicine', companyMedicine)
