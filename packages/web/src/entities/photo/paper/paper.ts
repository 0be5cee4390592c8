import type { Pictured } from '../photo-query'

/** A paper that belongs to a record; its photo keeps its proportions. */
export type Paper = Pictured & { kind: 'patient-policy' | 'expense' }
