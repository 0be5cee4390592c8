import { unwrap } from '@clinic/api'
import { medicalTopics } from '@clinic/core/medical-alert'
import { useApp } from '../../platform/app/app-context'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { alertName } from './alert-name'
import type { Alert } from './alerts-query'

/** An alert that never was true leaves the list, with the reason. */
export function MistakeDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { api } = useApp()
  const { mistake, topic } = useTexts()['medical-alert']
  const { label } = useLabels()
  const { id, version } = alert
  const removing = useConfirmedChange({
    send: (reason: string) =>
      unwrap(api.POST('/api/medical-alert/{id}/void', { params: { path: { id } }, body: { reason, version } })),
    readAgain: ['medical-alert'],
    done: topic.saved({ topic: label(medicalTopics, alert.topic) }),
    onClose,
  })
  return (
    <ReasonDialog
      {...removing}
      title={mistake.title({ alert: alertName(alert, label) })}
      description={mistake.text()}
      confirm={mistake.confirm()}
      reason={{ label: mistake.reason(), help: mistake.help(), required: mistake.required(), longest: 200 }}
    />
  )
}
