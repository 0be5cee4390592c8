export { supplierKinds, supplierStatuses } from './supplier.values'
export { type SupplierProblem, supplierProblems } from './supplier-problems'
