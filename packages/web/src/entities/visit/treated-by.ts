import type { Schema } from '@clinic/api'
import type { VisitState } from '@clinic/core/visit'

/** The nearest to treatment first. */
const order: readonly VisitState[] = ['in_practice', 'paused', 'ready', 'in_vitals', 'called', 'waiting']

/** The visits a dentist may treat: their own and those without a dentist; those in the chair first, then by the queue. */
export const treatedBy = (doctor: number | null, visits: readonly Schema<'VisitCard'>[]) =>
  visits
    .filter(({ doctor_id, state }) => order.includes(state) && (doctor_id === null || doctor_id === doctor))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
