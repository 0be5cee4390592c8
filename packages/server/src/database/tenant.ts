import type { Tables } from './schema'

/** The tables whose rows all clinics of a company share: what one clinic writes, the others see. */
const sharedTables = ['company_medicine'] as const satisfies readonly (keyof Tables)[]

export const isShared = (table: string): boolean => sharedTables.some((each) => each === table)

/** The tenant in every statement: a clinic is a row of its company, shared rows are the company's, all others are rows of a clinic. */
export function tenantOf(table: string, { company_id, clinic_id }: { company_id: number; clinic_id: number }) {
  if (table === 'clinic') return { company_id, id: clinic_id }
  return isShared(table) ? { company_id } : { company_id, clinic_id }
}
