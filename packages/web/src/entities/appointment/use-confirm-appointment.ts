import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { appointmentQuery } from './appointment-query'

/** The patient says that they will come. */
export function useConfirmAppointment({
  id,
  version,
  patient,
}: Pick<Schema<'AppointmentCard'>, 'id' | 'version' | 'patient'>) {
  const { api } = useApp()
  const texts = useTexts().appointment.open
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/appointment/{id}/confirm', { params: { path: { id } }, body: { version } })),
    onSuccess(saved) {
      queries.setQueryData(appointmentQuery(api, id).queryKey, saved)
      void notify('success', texts.confirmed({ name: personName(patient) }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['appointment'] }),
  })
}
