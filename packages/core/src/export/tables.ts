import type { operations } from '@clinic/api'
import { approvalTable } from '../approval/approval.table'
import { claimTable } from '../claim/claim.table'
import { companyMedicineTable } from '../company-medicine/company-medicine.table'
import { controlledMovementTable } from '../controlled-medicine/controlled-movement.table'
import { doctorExternalTable, doctorTable } from '../doctor/doctor.table'
import { expenseTable } from '../expense/expense.table'
import { feeRuleTable } from '../fee-rule/fee-rule.table'
import { feeStatementTable } from '../fee-statement/fee-statement.table'
import { instalmentPlanTable } from '../instalment/instalment-plan.table'
import { insuranceTable } from '../insurance/insurance.table'
import { invoiceTable, paymentTable } from '../invoice/invoice.table'
import { labOrderTable } from '../lab-order/lab-order.table'
import { medicineTable } from '../medicine/medicine.table'
import { paketTable } from '../paket/paket.table'
import { patientTable } from '../patient/patient.table'
import { payorTable } from '../payor/payor.table'
import { payorPaymentTable } from '../payor-payment/payor-payment.table'
import { priceListTable } from '../price-list/price-list.table'
import { productTable } from '../product/product.table'
import { recallTable } from '../recall/recall.table'
import { registrationTable } from '../registration/registration.table'
import { reportFactTable } from '../report/report.table'
import { roomTable } from '../room/room.table'
import { staffTable } from '../staff/staff.table'
import { supplierTable } from '../supplier/supplier.table'
import type { Table } from './table'

/** The list operations the contract also offers as a table. */
export type TableOperation = {
  [Id in keyof operations]: RowOf<operations[Id]> extends never ? never : Id
}[keyof operations]

type RowOf<Operation> = Operation extends {
  responses: { 200: { content: { 'text/csv': unknown; 'application/json': { data: { rows: (infer Row)[] } } } } }
}
  ? Row
  : never

/** The table of every list that is offered as one; a list without a table does not compile. */
export const tables: { readonly [Id in TableOperation]: Table<RowOf<operations[Id]>> } = {
  listPatient: patientTable,
  listRegistration: registrationTable,
  listRecall: recallTable,
  listRoom: roomTable,
  listDoctor: doctorTable,
  listDoctorExternal: doctorExternalTable,
  listStaff: staffTable,
  listPayor: payorTable,
  listInsurance: insuranceTable,
  listPriceList: priceListTable,
  listProduct: productTable,
  listCompanyMedicine: companyMedicineTable,
  listMedicine: medicineTable,
  listControlledMovement: controlledMovementTable,
  listSupplier: supplierTable,
  listPaket: paketTable,
  listInvoice: invoiceTable,
  listPayment: paymentTable,
  listApproval: approvalTable,
  listInstalmentPlan: instalmentPlanTable,
  listLabOrder: labOrderTable,
  listClaim: claimTable,
  listPayorPayment: payorPaymentTable,
  listExpense: expenseTable,
  listReportFact: reportFactTable,
  listFeeRule: feeRuleTable,
  listFeeStatementLine: feeStatementTable,
}

export const isTableOperation = (id: string): id is TableOperation => id in tables
