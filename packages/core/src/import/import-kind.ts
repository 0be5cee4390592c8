import { companyMedicineColumns } from '../company-medicine/company-medicine.columns'
import { doctorColumns } from '../doctor/doctor.columns'
import { patientColumns } from '../patient/patient.columns'
import { productColumns } from '../product/product.columns'
import type { ImportColumn } from './import-column'

export type ImportKindName = 'patient' | 'product' | 'doctor' | 'company_medicine'

/** A kind of import: the columns a file may have. */
export interface ImportKind {
  columns: readonly ImportColumn[]
  /** The field that must differ in every row. */
  key: string
}

export const importKinds: Readonly<Record<ImportKindName, ImportKind>> = {
  patient: { columns: patientColumns, key: 'identity_number' },
  product: { columns: productColumns, key: 'code' },
  company_medicine: { columns: companyMedicineColumns, key: 'name' },
  doctor: { columns: doctorColumns, key: 'nik' },
}
