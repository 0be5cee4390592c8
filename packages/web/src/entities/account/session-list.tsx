import type { Schema } from '@clinic/api'
import { browsers, operatingSystems } from '@clinic/core/auth'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { KeyValue } from '../../ui/key-value'
import { Tag } from '../../ui/tag'

/** Lists the sessions of an account: device, address and start. */
export function SessionList({ sessions }: { sessions: readonly Schema<'Session'>[] }) {
  const { sessions: words } = useTexts()['login-account']
  const { label } = useLabels()
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const deviceOf = ({ browser, system }: Schema<'Session'>) =>
    browser === 'other' && system === 'other'
      ? words.unknown()
      : words.device({ browser: label(browsers, browser), system: label(operatingSystems, system) })
  return (
    <ul className={list}>
      {sessions.map((session) => (
        <li key={session.id} className={item}>
          <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', fontWeight: 'medium' })}>
            {deviceOf(session)}
            {session.is_current && <Tag tone="success">{words.current()}</Tag>}
          </p>
          <KeyValue
            pairs={[
              { label: words.address(), value: session.ip },
              { label: words.since(), value: dateTime(session.created_at) },
              { label: words.lastUsed(), value: dateTime(session.last_used_at) },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid' })
const item = css({
  display: 'grid',
  gap: '2',
  paddingBlock: '4',
  _first: { paddingBlockStart: '0' },
  '& + &': { borderBlockStart: 'hairline' },
})
