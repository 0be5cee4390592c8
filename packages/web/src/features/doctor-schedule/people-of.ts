import type { Schedule } from '../../entities/schedule/schedule-query'

/** A week of the dentists as every week of work is shown. */
export const peopleOf = ({ doctors, ...week }: Schedule) => ({
  ...week,
  doctors,
  people: doctors.map(({ id, display_name: name, status }) => ({ id, name, status })),
})
