import { unwrap } from '@clinic/api'
import { useQueryClient } from '@tanstack/react-query'
import type { Approval } from '../../../entities/approval/approval-query'
import { useApp } from '../../../platform/app/app-context'
import { useConfirmedChange } from '../../../platform/record/use-confirmed-change'
import { useTexts } from '../../../platform/texts/use-texts'

/** Sends a step that needs no words. The notice of the draft shows what became of it. */
export function useApprovalMove({ id, version }: Approval, step: 'grant' | 'withdraw') {
  const { api } = useApp()
  const words = useTexts().approval
  const queries = useQueryClient()
  return useConfirmedChange({
    send: () => {
      const sent = { params: { path: { id } }, body: { version } }
      return step === 'grant'
        ? unwrap(api.POST('/api/approval/{id}/grant', sent))
        : unwrap(api.POST('/api/approval/{id}/withdraw', sent))
    },
    show: () => void queries.invalidateQueries({ queryKey: ['approval'] }),
    readAgain: ['invoice'],
    done: words[step].saved(),
    onClose: () => {},
  })
}
