import { type Schema, unwrap } from '@clinic/api'
import { displayName } from '@clinic/core/patient'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { useTexts } from '../../platform/texts/use-texts'
import { visitQuery } from './calendar-query'

/** The patient says that they will come. */
export function useConfirmVisit({ id, version, patient }: Schema<'Visit'>) {
  const { api } = useApp()
  const texts = useTexts().visit.open
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/visit/{id}/confirm', { params: { path: { id } }, body: { version } })),
    onSuccess(saved) {
      queries.setQueryData(visitQuery(api, id).queryKey, saved)
      void notify('success', texts.confirmed({ name: displayName(patient) }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['visit'] }),
  })
}
