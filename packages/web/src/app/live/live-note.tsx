import { type liveMachine, staleSince } from '@clinic/core/live'
import { useSelector } from '@xstate/react'
import { CloudOff } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { timeFormat } from '../../platform/time/date-format'
import { Tag } from '../../ui/tag'

/** Shows since when the data may be stale, while changes cannot be heard. */
export function LiveNote({ live }: { live: ActorRefFrom<typeof liveMachine> }) {
  const since = useSelector(live, ({ context }) => staleSince(context))
  return (
    <div role="status" className={css({ flexShrink: '0' })}>
      {since !== null && <AsOf moment={since} />}
    </div>
  )
}

function AsOf({ moment }: { moment: number }) {
  const texts = useTexts()
  const { timeZone } = useClinicDay()
  return (
    <Tag tone="warning">
      <CloudOff aria-hidden="true" />
      {texts.frame.asOf({ time: timeFormat(timeZone).format(moment) })}
    </Tag>
  )
}
