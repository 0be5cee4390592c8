import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { nextState } from '@clinic/core/lifecycle'
import { staffWeekMachine, staffWeekStates } from '@clinic/core/schedule'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { failureText } from '../../platform/record/failure-text'
import { useCanCall } from '../../platform/session/use-can-call'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { Button } from '../../ui/button'

/** Whether the assistants see a week as it stands, and the way to show it to them. */
export function Publication({ week }: { week: Schema<'StaffWeek'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const { publish: words } = texts['staff-schedule']
  const queries = useQueryClient()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const canPublish = useCanCall(operationRoles.publishStaffWeek)
  const { monday, state, published_at, published_by } = week
  const publish = useMutation({
    mutationFn: () => unwrap(api.POST('/api/staff-schedule/publish', { body: { week: monday } })),
    onSuccess: () => void notify('success', words.done()),
    onError: (error) => void notify('error', failureText(texts, error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff-schedule'] }),
  })
  const differs = nextState(staffWeekMachine, state, { type: 'staffWeek.publish' }) !== state
  return (
    <div className={frame}>
      <ValueTag of={staffWeekStates} value={state} />
      <span className={css({ color: 'muted', textStyle: 'small' })}>
        {published_at && published_by ? words.by({ when: dateTime(published_at), who: published_by }) : words.draft()}
      </span>
      {canPublish && differs && (
        <Button size="sm" variant="soft" busy={publish.isPending} onClick={() => publish.mutate()}>
          {state === 'draft' ? words.action() : words.again()}
        </Button>
      )}
    </div>
  )
}

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginInlineStart: { sm: 'auto' },
})
