export { type PackageSoldEvent, type PackageSoldState, packageSoldMachine } from './package-sold.machine'
export { packageEntryKinds, packageSoldStates } from './package-sold.values'
export { prepaidLines, sessionNumbers, unpaidLine } from './prepaid-lines'
export { type PackageSettlement, packageStateOn, settlementOf } from './standing-of'
