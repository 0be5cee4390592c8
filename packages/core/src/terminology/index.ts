export { icd9cm } from './icd-9-cm'
export { icd10 } from './icd-10'
export { searchTerms, termOf } from './search-terms'
export type { Term } from './term'
