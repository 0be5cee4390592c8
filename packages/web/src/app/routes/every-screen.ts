import { screens as clinic } from './clinic-routes'
import { screens as day } from './day-routes'
import { screens as finance } from './finance-routes'
import { screens as patient } from './patient-routes'
import { screens as practice } from './practice-routes'
import { screens as stock } from './stock-routes'

/** The screens of every path of the specification. */
export const screens = [...day, ...practice, ...patient, ...finance, ...stock, ...clinic]
