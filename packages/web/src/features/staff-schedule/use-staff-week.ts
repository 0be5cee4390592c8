import { positions } from '@clinic/core/staff'
import { useQuery } from '@tanstack/react-query'
import { staffScheduleQuery } from '../../entities/schedule/staff-schedule-query'
import { useApp } from '../../platform/app/app-context'
import { useLabels } from '../../platform/texts/use-labels'

/** A week of the assistants, with their work here in words. */
export function useStaffWeek({ from, until }: { from: string; until: string }) {
  const { api } = useApp()
  const { label } = useLabels()
  return useQuery({
    ...staffScheduleQuery(api, { from, until }),
    select: (schedule) => ({
      ...schedule,
      people: schedule.staff.map(({ position, ...person }) => ({ ...person, about: label(positions, position) })),
    }),
  })
}
