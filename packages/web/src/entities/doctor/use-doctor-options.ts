import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { treatmentProblems } from '@clinic/core/doctor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useAccount } from '../../platform/session/use-account'
import { useCanCall } from '../../platform/session/use-can-call'
import { useLabels } from '../../platform/texts/use-labels'
import type { Option } from '../../ui/field/select-field'

interface DoctorOptionsQuery {
  /** the day of a treatment; today without it */
  date?: string
  /** Dentists without a licence on that day can only be chosen by a manager, whom the server asks for a reason. */
  needsLicence?: boolean
}

/**
 * Returns the dentists to choose from, of the house and from outside, each with the reason why they may not treat patients.
 * Dentists who treat nobody here are offered only where they were chosen before.
 */
export function useDoctorOptions({ date, needsLicence = false }: DoctorOptionsQuery = {}): readonly Option[] {
  const isManager = useAccount()?.role.name === 'manager_clinic'
  const { label } = useLabels()
  return useTreatingDoctors(date).map(({ problem, ...doctor }) => ({
    ...optionOf(doctor),
    ...(problem && { note: label(treatmentProblems, problem) }),
    disabled: needsLicence && !isManager && (problem === 'licence_missing' || problem === 'licence_expired'),
    retired: problem === 'inactive' || problem === 'refers_only',
  }))
}

/** Returns all dentists who treat or once treated patients here, to filter a list by. */
export const useDoctorFilter = (): readonly Option[] =>
  useTreatingDoctors()
    .filter(({ problem }) => problem !== 'refers_only')
    .map(optionOf)

function useTreatingDoctors(date?: string): Schema<'TreatingDoctor'>[] {
  const { api } = useApp()
  const { data } = useQuery({
    queryKey: ['doctor', 'treating', date],
    queryFn: ({ signal }) => unwrap(api.GET('/api/doctor/treating', { params: { query: { date } }, signal })),
    placeholderData: keepPreviousData,
    enabled: useCanCall(operationRoles.listTreatingDoctor),
  })
  return data?.rows ?? []
}

const optionOf = ({ id, display_name }: Pick<Schema<'TreatingDoctor'>, 'id' | 'display_name'>): Option => ({
  value: String(id),
  label: display_name,
})
